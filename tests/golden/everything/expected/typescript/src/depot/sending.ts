// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { build, type Sender } from "../building.js";
import { catalog, retired } from "./catalog.js";
import type { ErrorCode } from "./error-code.js";
import { READER } from "./payload.js";

/** An error object, ready to be sent. */
export interface BuiltErrorPayload<Code extends ErrorCode = ErrorCode> {
  code: Code;
  message: string;
}

/** What a sender of Depot 0.1 must know. */
export const SENDER: Sender = {
  title: "Depot 0.1",
  check: READER.check,
  catalog,
  retired,
};

/**
 * The error object, ready for `JSON.stringify`. Without a message the code's template is filled from details, or its
 * summary is taken. Throws InvalidErrorPayload for what a receiver would refuse.
 */
export function buildError<Code extends ErrorCode>(code: Code, message?: string): BuiltErrorPayload<Code> {
  const given = {
    code,
    message: message ?? undefined,
  };
  return build(SENDER, given) as unknown as BuiltErrorPayload<Code>;
}
