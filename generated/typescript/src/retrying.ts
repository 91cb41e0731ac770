// Copied by `errcat generate` from templates/typescript/tree/src/retrying.ts. Do not edit the copy.
import { CodedError } from "./coded-error.js";

/** May it be tried again? Knows codes, and payloads and exceptions of any protocol, and denies the rest. */
export function mayRetry(codes: ReadonlyMap<string, boolean>, value: unknown): boolean {
  try {
    if (typeof value === "string") return codes.get(value) === true;
    return (value instanceof CodedError || isPayload(value)) && value.retryable;
  } catch {
    return false;
  }
}

/** A payload inherits `known`, of whichever protocol it is; what comes out of JSON inherits nothing. */
function isPayload(value: unknown): value is { readonly retryable: boolean } {
  return typeof value === "object" && value !== null && "known" in value && !Object.hasOwn(value, "known");
}
