// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { keysOf } from "../tables.js";
import type { ErrorCode } from "./error-code.js";
import { CODES } from "./known.js";

/**
 * Parent 1 (stable): The eldest.
 *
 * Receive with `parseError` or `errorIn`, send with `buildError`, throw the exception of a code.
 *
 * @module
 */

export { InvalidErrorPayload, type Problem } from "../problems.js";
export { Action, Domain, ErrorCode } from "./error-code.js";
export * from "./exceptions.js";
export { CARRIERS, FALLBACK } from "./known.js";
export type { Notice } from "../facts.js";
export { notice } from "./notices.js";
export type { ErrorDetails, ErrorDetailsOf, ErrorPayload, KnownErrorPayload, UnknownErrorPayload } from "./payload.js";
export { checkError, errorIn, isErrorCode, isRetryable, parseCode, parseError } from "./receiving.js";
export { type BuildErrorOptions, type BuiltErrorPayload, buildError } from "./sending.js";

/** The protocol itself. */
export const PROTOCOL = {
  name: "parent",
  title: "Parent",
  version: "1",
  status: "stable",
} as const;

/** The codes that are retryable unless the wire says otherwise. */
export const RETRYABLE: ReadonlySet<ErrorCode> = /* @__PURE__ */ keysOf(CODES, true);
