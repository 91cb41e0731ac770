// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { build, type Sender } from "../building.js";
import { catalog, retired } from "./catalog.js";
import type { ErrorCode } from "./error-code.js";
import { READER } from "./payload.js";

/** What `buildError` takes beside code and message. */
export interface BuildErrorOptions {
  /** The member `Retry2` of the error object. */
  readonly retry2: boolean;
  /** The member `relatedId` of the error object. */
  readonly relatedId?: string | undefined;
}

/** An error object, ready to be sent. */
export interface BuiltErrorPayload<Code extends ErrorCode = ErrorCode> {
  code: Code;
  message: string;
  Retry2: boolean;
  relatedId?: string;
}

/** What a sender of LOUD 3.0 must know. */
export const SENDER: Sender = {
  title: "LOUD 3.0",
  check: READER.check,
  catalog,
  retired,
};

/**
 * The error object, ready for `JSON.stringify`. Without a message the code's template is filled from details, or its
 * summary is taken. Throws InvalidErrorPayload for what a receiver would refuse.
 */
export function buildError<Code extends ErrorCode>(code: Code, message: string | undefined, options: BuildErrorOptions): BuiltErrorPayload<Code> {
  const given = {
    code,
    message: message ?? undefined,
    Retry2: options?.retry2 ?? undefined,
    relatedId: options?.relatedId ?? undefined,
  };
  return build(SENDER, given) as unknown as BuiltErrorPayload<Code>;
}
