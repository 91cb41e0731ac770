// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { build, type Sender } from "../building.js";
import { catalog, retired } from "./catalog.js";
import type { ErrorCode } from "./error-code.js";
import { type ErrorDetailsOf, READER } from "./payload.js";

/** What `buildError` takes beside code and message. */
export interface BuildErrorOptions<Code extends ErrorCode = ErrorCode> {
  /** May the operation be tried again? Left out: as the catalogue says. */
  readonly retryable?: boolean | undefined;
  /** The member `details` of the error object. */
  readonly details?: ErrorDetailsOf<Code> | undefined;
}

/** An error object, ready to be sent. */
export interface BuiltErrorPayload<Code extends ErrorCode = ErrorCode> {
  code: Code;
  message: string;
  retryable: boolean;
  details?: ErrorDetailsOf<Code>;
}

/** What a sender of Child 2 must know. */
export const SENDER: Sender = {
  title: "Child 2",
  check: READER.check,
  catalog,
  retired,
};

/**
 * The error object, ready for `JSON.stringify`. Without a message the code's template is filled from details, or its
 * summary is taken. Throws InvalidErrorPayload for what a receiver would refuse.
 */
export function buildError<Code extends ErrorCode>(code: Code, message?: string, options?: BuildErrorOptions<Code>): BuiltErrorPayload<Code> {
  const given = {
    code,
    message: message ?? undefined,
    retryable: options?.retryable ?? undefined,
    details: options?.details ?? undefined,
  };
  return build(SENDER, given) as unknown as BuiltErrorPayload<Code>;
}
