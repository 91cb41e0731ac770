// Source: templates/typescript/tree/src/retrying.ts, copied as it is.
import { CodedError } from "./coded-error.js";
import { attempt, type Reader } from "./parsing.js";

/** May it be tried again? Knows codes, payloads, error objects and exceptions of protocols, and denies the rest. */
export function mayRetry<Payload extends { readonly retryable: boolean }>(
  reader: Reader<Payload>,
  codes: ReadonlyMap<string, boolean>,
  value: unknown,
): boolean {
  try {
    if (typeof value === "string") return codes.get(value) === true;
    if (value instanceof Error) return value instanceof CodedError && value.retryable;
    const result = attempt(reader, value);
    return !Array.isArray(result) && result.retryable;
  } catch {
    return false;
  }
}
