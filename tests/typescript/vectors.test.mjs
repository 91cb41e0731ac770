// Runs the vectors that all languages share. Python's names become camelCase, null becomes undefined, and nothing else.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load, PROTOCOLS, readJson, vectors } from "./package_under_test.mjs";

const MEMBERS = { related_id: "relatedId" };
const READ = {
  code: "code",
  raw_code: "rawCode",
  known: "known",
  message: "message",
  retryable: "retryable",
  details: "details",
  related_id: "relatedId",
  detail: "detail",
};

const CALLS = {
  parse_code: (api, input) => ({ code: api.parseCode(input) ?? null }),
  parse_error: (api, input) => read(api.parseError(input), input),
  check_error: (api, input) => {
    const problems = api.checkError(input);
    if (problems.length > 0) throw new api.InvalidErrorPayload(problems);
    return {};
  },
  error_in: (api, input) => {
    const error = api.errorIn(input);
    return { error: error === undefined ? null : read(error) };
  },
  build_error: (api, { code, message, ...rest }) => {
    const error = api.buildError(code, message, renamed(rest));
    assert.deepEqual([], api.checkError(JSON.parse(JSON.stringify(error))));
    return error;
  },
  check_message: (api, input) => {
    const problems = api.checkMessage(input);
    if (problems.length > 0) throw new api.InvalidErrorPayload(problems);
    return {};
  },
  build_error_event: (api, { code, message, ...rest }) => {
    const event = api.buildErrorEvent(code, message, renamed(rest));
    assert.deepEqual([], api.checkMessage(JSON.parse(JSON.stringify(event))));
    assert.equal(code, api.errorIn(event).code);
    return event;
  },
  notice: (api, input) => {
    const { severity, message, action } = api.notice(typeof input === "string" ? input : api.parseError(input));
    return { severity, message, action: action ?? null };
  },
  is_retryable: (api, input, unparsed) => {
    const isParsed = unparsed !== true && typeof input === "object";
    return { retryable: api.isRetryable(isParsed ? api.parseError(input) : input) };
  },
};

function renamed(members) {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [MEMBERS[name] ?? name, value]));
}

function read(error, input) {
  if (input !== undefined) assert.equal(JSON.stringify(error), JSON.stringify(input));
  const members = Object.entries(READ).filter(([, name]) => name in error);
  const told = Object.fromEntries(members.map(([name, property]) => [name, error[property] ?? null]));
  return error.successor === undefined ? told : { ...told, successor: error.successor };
}

function problemsOf(api, call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof api.InvalidErrorPayload, String(error));
    return error.problems;
  }
  return [];
}

const ALL = process.env.ERRCAT_VECTORS
  ? [readJson(process.env.ERRCAT_VECTORS)]
  : PROTOCOLS.map((protocol) => ({ protocol, cases: vectors(protocol) }));

for (const { protocol, cases } of ALL) {
  const api = await load(protocol);
  describe(protocol, () => {
    for (const { id, description, call, input, unparsed, outcome, problems } of cases) {
      test(`${id}: ${description}`, () => {
        const run = () => CALLS[call](api, input, unparsed);
        if (problems) assert.deepEqual(problemsOf(api, run), problems);
        else assert.equal(JSON.stringify(sorted(run())), JSON.stringify(sorted(outcome)));
      });
    }
  });
}

/** Own keys alone, in one order: deepEqual would not see a key that is called __proto__. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, sorted(item)]);
}
