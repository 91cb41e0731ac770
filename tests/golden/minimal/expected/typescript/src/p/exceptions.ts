// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { CodedError } from "../coded-error.js";
import { raise } from "../raising.js";
import type { ErrorCode } from "./error-code.js";
import type * as payload from "./payload.js";
import { buildError, SENDER } from "./sending.js";

type Given = ErrorOptions;

/** Any error of P 1, also one whose code is unknown. */
export class PError extends CodedError {
  static override readonly name: string = "PError";
  /** The code of a class of exceptions. */
  static readonly code: ErrorCode | undefined = undefined;

  declare readonly code: ErrorCode | undefined;
  declare readonly successor: ErrorCode | undefined;

  /** The exception of an error that was received. */
  constructor(error: payload.ErrorPayload, options?: ErrorOptions);
  /** An exception of one's own; a message and a flag that are left out are as the catalogue says. */
  constructor(message?: string, options?: Given);
  constructor(error?: payload.ErrorPayload | string, options?: Given) {
    const raised = raise(SENDER, new.target.code, error, options, buildError);
    super(raised, options);
  }
}

/**
 * It failed.
 *
 * Not retryable.
 */
export class C extends PError {
  static override readonly name: string = "C";
  static override readonly code: ErrorCode = "c";

  declare readonly code: "c";
}

const CLASSES: { readonly [Code in ErrorCode]: typeof PError } = {
  c: C,
};

/** The exception of an error that was received; an unknown code gets that of the protocol. */
export function exceptionFor(error: payload.ErrorPayload, options?: ErrorOptions): PError {
  const Class = error.code === undefined ? PError : CLASSES[error.code];
  return new Class(error, options);
}
