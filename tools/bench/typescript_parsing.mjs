// Times the parser of a compiled package against zod and ajv, and prints nanoseconds as JSON: who -> one figure a round.
// Arguments: the folder dist, the kind of payload, how many rounds. One kind a process, so that each parser is at its
// best: what V8 learns of one kind would slow down the next.
import { pathToFileURL } from "node:url";
import { Ajv } from "ajv";
import * as z from "zod";

const [dist, kind, rounds] = process.argv.slice(2);
const { checkError, ErrorCode, parseError } = await import(pathToFileURL(`${dist}/harmovela/index.js`).href);
const REPEATS = 1000;

const schema = z.object({
  code: z.string(),
  message: z.string(),
  retryable: z.boolean(),
  details: z.record(z.string(), z.unknown()).optional(),
});
const validate = new Ajv().compile({
  type: "object",
  required: ["code", "message", "retryable"],
  properties: {
    code: { type: "string" },
    message: { type: "string" },
    retryable: { type: "boolean" },
    details: { type: "object" },
  },
});

// zod makes an object of what it takes, and an error of what it refuses once somebody asks. ajv says yes or no, so that
// the object is made by hand. Neither knows codes; ours looks them up when somebody asks.
function parseWithZod(data) {
  const result = schema.safeParse(data);
  return result.success ? result.data : result.error;
}
function parseWithAjv(data) {
  if (!validate(data)) return validate.errors;
  const { code, message, retryable, details } = data;
  return { code, message, retryable, details };
}
function parseAndAsk(data) {
  const error = parseError(data);
  return { error, code: error.code };
}

const details = { task_id: "t-1", timeout_ms: 5000, elapsed_ms: 5001 };
const message = "It did not work.";
const valid = Object.values(ErrorCode).map((code) => ({ code, message, retryable: true }));
const [{ code }] = valid;
const PAYLOADS = {
  valid,
  "3 details": valid.map((payload) => ({ ...payload, details })),
  unknown: valid.map((payload) => ({ ...payload, code: `${payload.code}_x` })),
  invalid: [
    {},
    { code, message },
    { code, message, retryable: 1 },
    { code, message: null, retryable: false },
    { code: 7, message, retryable: false },
    { code, message, retryable: true, details: [] },
    { code: null, message: 1, retryable: "true", details: "none" },
  ],
};

const data = JSON.parse(JSON.stringify(PAYLOADS[kind]));
const parsers = {
  ...(kind === "invalid" ? { ours: checkError } : { ours: parseError, "ours, asked for the code": parseAndAsk }),
  zod: parseWithZod,
  ajv: parseWithAjv,
};
const runs = Object.entries(parsers).map(([who, parse]) => ({ who, run: runner(parse), figures: [] }));

/** A loop of its own for each parser. Results are kept for a while: what nobody needs is not even built. */
function runner(parse) {
  return new Function(
    ...["parse", "data", "kept"],
    `for (let turn = 0; turn < ${REPEATS}; turn++) for (let i = 0; i < data.length; i++) kept[i] = parse(data[i]);`,
  ).bind(undefined, parse, data, []);
}

// The first rounds are not counted: functions are compiled in them.
for (let round = -5; round < Number(rounds); round++) {
  for (const { run, figures } of runs) {
    const start = process.hrtime.bigint();
    run();
    const took = Number(process.hrtime.bigint() - start);
    if (round >= 0) figures.push(took / REPEATS / data.length);
  }
}

process.stdout.write(JSON.stringify(Object.fromEntries(runs.map(({ who, figures }) => [who, figures]))));
