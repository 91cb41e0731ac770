// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { build, type Sender } from "../building.js";
import { catalog, retired } from "./catalog.js";
import type { ErrorCode } from "./error-code.js";
import { READER } from "./payload.js";

/** What `buildError` takes beside code and message. */
export interface BuildErrorOptions {
  /** The member `related_id` of the error object. */
  readonly relatedId?: string | undefined;
  /** The member `detail` of the error object. */
  readonly detail?: unknown;
}

/** An error object, ready to be sent. */
export interface BuiltErrorPayload<Code extends ErrorCode = ErrorCode> {
  code: Code;
  message: string;
  related_id?: string;
  detail?: unknown;
}

/** What a sender of HAIP 1 must know. */
export const SENDER: Sender = {
  title: "HAIP 1",
  check: READER.check,
  catalog,
  retired,
};

/**
 * The error object, ready for `JSON.stringify`. Without a message the code's template is filled from details, or its
 * summary is taken. Throws InvalidErrorPayload for what a receiver would refuse.
 */
export function buildError<Code extends ErrorCode>(code: Code, message?: string, options?: BuildErrorOptions): BuiltErrorPayload<Code> {
  const given = {
    code,
    message: message ?? undefined,
    related_id: options?.relatedId ?? undefined,
    detail: options?.detail,
  };
  return build(SENDER, given) as unknown as BuiltErrorPayload<Code>;
}
