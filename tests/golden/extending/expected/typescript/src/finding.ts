// Copied by `errcat generate` from templates/typescript/tree/src/finding.ts. Do not edit the copy.
import { own } from "./checking.js";
import * as is from "./kinds.js";
import { parse, type Reader } from "./parsing.js";

/** The error that an event carries; undefined for an event of another type, or for what is no event. */
export function find<Payload>(
  reader: Reader<Payload>,
  carriers: ReadonlyMap<string, string>,
  event: unknown,
): Payload | undefined {
  const location = carriers.get(member(event, "type") as string);
  if (location === undefined) return undefined;
  let value = event;
  let pointer = "";
  for (const name of location.split(".")) {
    if (!isObject(value)) break;
    value = member(value, name);
    pointer += `/${name}`;
  }
  return parse(reader, value, pointer);
}

/** The member of this name; undefined if there is none, or none that can be read. */
function member(value: unknown, name: string): unknown {
  try {
    return isObject(value) ? own(value, name) : undefined;
  } catch {
    return undefined;
  }
}

/** Is it an object? A proxy that has been revoked is nothing any more. */
function isObject(value: unknown): value is object {
  try {
    return is.object(value);
  } catch {
    return false;
  }
}
