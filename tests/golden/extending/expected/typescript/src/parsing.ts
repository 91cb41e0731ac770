// Source: templates/typescript/tree/src/parsing.ts, copied as it is.
import * as is from "./kinds.js";
import { InvalidErrorPayload, type Problem, tell } from "./problems.js";

/** An object that may have come over the wire. */
export type Wire = Readonly<Record<string, unknown>>;

/** How the errors of one protocol are read: a class of payloads. */
export interface Reader<Payload> {
  /** The payload of a valid object. It becomes the original when it becomes JSON again. */
  new (wire: Wire, original: Wire): Payload;
  /** Adds every problem of the members of an object. */
  check(problems: Problem[], pointer: string, wire: Wire): void;
}

/** The payload of an error object. Throws InvalidErrorPayload, and nothing else whatever the input is. */
export function parse<Payload>(reader: Reader<Payload>, data: unknown, pointer = ""): Payload {
  const result = attempt(reader, data, pointer);
  if (Array.isArray(result)) throw new InvalidErrorPayload(result);
  return result as Payload;
}

/** The payload of an error object, or every problem of it. Never throws. */
export function attempt<Payload>(reader: Reader<Payload>, data: unknown, pointer = ""): Payload | Problem[] {
  const problems: Problem[] = [];
  try {
    if (is.object(data)) {
      // As JSON would carry it: own members alone, which an object of JSON.parse has anyway.
      const wire = isPlain(data) ? data : { __proto__: null, ...data };
      reader.check(problems, pointer, wire);
      if (problems.length === 0) return new reader(wire, data);
    } else tell(problems, pointer, "object", data);
  } catch {
    // A getter or a proxy that throws: no JSON text becomes such a thing.
    problems.push({ pointer, message: "cannot be read" });
  }
  return problems;
}

/** Is it like an object of JSON.parse, and has nobody given members to all objects? */
function isPlain(value: { readonly __proto__?: unknown }): boolean {
  for (const _ in nothing) return false;
  // biome-ignore lint/suspicious/noProto: getPrototypeOf takes three times as long, on the way of every payload.
  return value.__proto__ === Object.prototype;
}

const nothing = {};
