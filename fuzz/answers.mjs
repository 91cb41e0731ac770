// What the TypeScript package says of JSON values, in the words of answers.py. Each line of the input is an array: the
// name of a protocol, the members that its payloads have beside those of all, a value. Argument: the folder dist.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [dist] = process.argv.slice(2);
const apis = new Map();

for (const line of readFileSync(0, "utf8").split("\n")) {
  const [protocol, members, value] = JSON.parse(line);
  if (!apis.has(protocol)) apis.set(protocol, await import(pathToFileURL(`${dist}/${protocol}/index.js`).href));
  process.stdout.write(`${JSON.stringify(answer(apis.get(protocol), members, value))}\n`);
}

function answer(api, members, value) {
  return {
    parse_error: refused(api, () => read(api, members, api.parseError(value), value)),
    check_error: told(api.checkError(value)),
    error_in: refused(api, () => read(api, members, api.errorIn(value))),
    is_error_code: api.isErrorCode(value),
    is_retryable: api.isRetryable(value),
    parse_code: typeof value === "string" ? (api.parseCode(value) ?? null) : null,
  };
}

function refused(api, call) {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof api.InvalidErrorPayload)) throw error;
    return { problems: told(error.problems) };
  }
}

function read(api, members, error, original) {
  if (error === undefined) return null;
  const given = error.toJSON();
  return {
    code: error.code ?? null,
    raw_code: error.rawCode,
    known: error.known,
    message: error.message,
    retryable: error.retryable,
    is_retryable: api.isRetryable(error),
    members: members.map((name) =>
      Object.is(error[camelCase(name)], Object.hasOwn(given, name) ? given[name] : undefined),
    ),
    given_back: original === undefined || given === original,
    exception: exception(api.exceptionFor(error)),
  };
}

function exception({ name, code, rawCode, message, retryable }) {
  return [name, code ?? null, rawCode, message, retryable];
}

function told(problems) {
  return problems.map(({ pointer, message }) => [pointer, message]);
}

function camelCase(name) {
  return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}
