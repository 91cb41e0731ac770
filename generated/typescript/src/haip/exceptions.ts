// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { CodedError } from "../coded-error.js";
import { raise } from "../raising.js";
import type { ErrorCode } from "./error-code.js";
import type * as payload from "./payload.js";
import { type BuildErrorOptions, buildError, SENDER } from "./sending.js";

type Given = Partial<BuildErrorOptions> & ErrorOptions;

/** Any error of HAIP 1, also one whose code is unknown. */
export class HaipError extends CodedError {
  static override readonly name: string = "HaipError";
  /** The code of a class of exceptions. */
  static readonly code: ErrorCode | undefined = undefined;

  declare readonly code: ErrorCode | undefined;
  declare readonly successor: ErrorCode | undefined;
  /** The member `related_id` of the error object. */
  readonly relatedId: string | undefined;
  /** The member `detail` of the error object. */
  readonly detail: unknown;

  /** The exception of an error that was received. */
  constructor(error: payload.ErrorPayload, options?: ErrorOptions);
  /** An exception of one's own; a message and a flag that are left out are as the catalogue says. */
  constructor(message?: string, options?: Given);
  constructor(error?: payload.ErrorPayload | string, options?: Given) {
    const raised = raise(SENDER, new.target.code, error, options, buildError);
    super(raised, options);
    this.relatedId = raised.relatedId as string | undefined;
    this.detail = raised.detail;
  }
}

/**
 * The message breaks the protocol in a way that no other code names.
 *
 * Retryable. Since 1.
 */
export class ProtocolViolation extends HaipError {
  static override readonly name: string = "ProtocolViolation";
  static override readonly code: ErrorCode = "PROTOCOL_VIOLATION";

  declare readonly code: "PROTOCOL_VIOLATION" | "SEQ_VIOLATION" | "FLOW_CONTROL_VIOLATION" | "VERSION_INCOMPATIBLE" | "UNSUPPORTED_TYPE";
}

/**
 * A sequence number is missing, repeated or out of order.
 *
 * Retryable. Since 1.
 */
export class SeqViolation extends ProtocolViolation {
  static override readonly name: string = "SeqViolation";
  static override readonly code: ErrorCode = "SEQ_VIOLATION";

  declare readonly code: "SEQ_VIOLATION";
}

/**
 * More was sent than the peer had given credit for.
 *
 * Retryable. Since 1.
 */
export class FlowControlViolation extends ProtocolViolation {
  static override readonly name: string = "FlowControlViolation";
  static override readonly code: ErrorCode = "FLOW_CONTROL_VIOLATION";

  declare readonly code: "FLOW_CONTROL_VIOLATION";
}

/**
 * The two peers share no version of the protocol.
 *
 * Retryable. Since 1.
 */
export class VersionIncompatible extends ProtocolViolation {
  static override readonly name: string = "VersionIncompatible";
  static override readonly code: ErrorCode = "VERSION_INCOMPATIBLE";

  declare readonly code: "VERSION_INCOMPATIBLE";
}

/**
 * The peer does not know the type of the event.
 *
 * Not retryable. Since 1.
 */
export class UnsupportedType extends ProtocolViolation {
  static override readonly name: string = "UnsupportedType";
  static override readonly code: ErrorCode = "UNSUPPORTED_TYPE";

  declare readonly code: "UNSUPPORTED_TYPE";
}

/**
 * More runs are active at once than the peer allows.
 *
 * Not retryable. Since 1.
 */
export class RunLimitExceeded extends HaipError {
  static override readonly name: string = "RunLimitExceeded";
  static override readonly code: ErrorCode = "RUN_LIMIT_EXCEEDED";

  declare readonly code: "RUN_LIMIT_EXCEEDED";
}

/**
 * The replay asks for messages that the peer no longer keeps.
 *
 * Not retryable. Since 1.
 */
export class ReplayTooOld extends HaipError {
  static override readonly name: string = "ReplayTooOld";
  static override readonly code: ErrorCode = "REPLAY_TOO_OLD";

  declare readonly code: "REPLAY_TOO_OLD";
}

/**
 * The session cannot be picked up where it was left.
 *
 * Not retryable. Since 1.
 */
export class ResumeFailed extends HaipError {
  static override readonly name: string = "ResumeFailed";
  static override readonly code: ErrorCode = "RESUME_FAILED";

  declare readonly code: "RESUME_FAILED";
}

/**
 * The token is not accepted.
 *
 * Retryable. Since 1.
 */
export class AuthenticationFailed extends HaipError {
  static override readonly name: string = "AuthenticationFailed";
  static override readonly code: ErrorCode = "AUTHENTICATION_FAILED";

  declare readonly code: "AUTHENTICATION_FAILED";
}

/**
 * The tool ran and failed.
 *
 * Not retryable. Since 1.
 */
export class ToolExecutionError extends HaipError {
  static override readonly name: string = "ToolExecutionError";
  static override readonly code: ErrorCode = "TOOL_EXECUTION_ERROR";

  declare readonly code: "TOOL_EXECUTION_ERROR";
}

const CLASSES: { readonly [Code in ErrorCode]: typeof HaipError } = {
  PROTOCOL_VIOLATION: ProtocolViolation,
  SEQ_VIOLATION: SeqViolation,
  FLOW_CONTROL_VIOLATION: FlowControlViolation,
  VERSION_INCOMPATIBLE: VersionIncompatible,
  UNSUPPORTED_TYPE: UnsupportedType,
  RUN_LIMIT_EXCEEDED: RunLimitExceeded,
  REPLAY_TOO_OLD: ReplayTooOld,
  RESUME_FAILED: ResumeFailed,
  AUTHENTICATION_FAILED: AuthenticationFailed,
  TOOL_EXECUTION_ERROR: ToolExecutionError,
};

/** The exception of an error that was received; an unknown code gets that of the protocol. */
export function exceptionFor(error: payload.ErrorPayload, options?: ErrorOptions): HaipError {
  const Class = error.code === undefined ? HaipError : CLASSES[error.code];
  return new Class(error, options);
}
