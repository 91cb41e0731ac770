// Copied by `errcat generate` from templates/typescript/tree/src/parsing.ts. Do not edit the copy.
import * as is from "./kinds.js";
import { InvalidErrorPayload, type Problem, tell } from "./problems.js";

/** An object that may have come over the wire. */
export type Wire = Readonly<Record<string, unknown>>;

/** How the errors of one protocol are read: a class of payloads. */
export interface Reader<Payload> {
  /** The payload of a valid object. It becomes the original when it becomes JSON again. */
  new (wire: Wire, original: Wire): Payload;
  /** Has the object any of the members that are read, be it by its prototype? */
  reads(object: object): boolean;
  /** Every problem of the members of an object; undefined if there is none. */
  check(wire: Wire, pointer: string): Problem[] | undefined;
}

/** The payload of an error object. Throws InvalidErrorPayload, and nothing else whatever the input is. */
export function parse<Payload>(reader: Reader<Payload>, data: unknown, pointer?: string): Payload {
  const result = attempt(reader, data, pointer);
  if (Array.isArray(result)) throw new InvalidErrorPayload(result);
  return result as Payload;
}

/** The payload of an error object, or every problem of it. Never throws. */
export function attempt<Payload>(reader: Reader<Payload>, data: unknown, pointer = ""): Payload | Problem[] {
  try {
    if (!is.object(data)) return tell([], pointer, "an object", data);
    // As JSON would carry it: own members alone. That is all an object of JSON.parse has, unless somebody has given
    // members to every object.
    // biome-ignore lint/suspicious/noProto: getPrototypeOf takes three times as long, on the way of every payload.
    const isPlain = data.__proto__ === Object.prototype && !reader.reads(Object.prototype);
    const wire = isPlain ? data : { __proto__: null, ...data };
    return reader.check(wire, pointer) ?? new reader(wire, data);
  } catch {
    // A getter or a proxy that throws: no JSON text becomes such a thing.
    return [{ pointer, message: "cannot be read" }];
  }
}
