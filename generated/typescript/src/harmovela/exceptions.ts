// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { CodedError } from "../coded-error.js";
import { raise } from "../raising.js";
import type { ErrorCode } from "./error-code.js";
import type * as payload from "./payload.js";
import { type BuildErrorOptions, buildError, SENDER } from "./sending.js";

type Given = Partial<BuildErrorOptions> & ErrorOptions;

/** Any error of Harmovela 0.2, also one whose code is unknown. */
export class HarmovelaError extends CodedError {
  static override readonly name: string = "HarmovelaError";
  /** The code of a class of exceptions. */
  static readonly code: ErrorCode | undefined = "protocol_error";

  declare readonly code: ErrorCode;
  declare readonly successor: ErrorCode | undefined;
  /** The member `details` of the error object. */
  readonly details: payload.ErrorDetails | undefined;

  /** The exception of an error that was received. */
  constructor(error: payload.ErrorPayload, options?: ErrorOptions);
  /** An exception of one's own; a message and a flag that are left out are as the catalogue says. */
  constructor(message?: string, options?: Given);
  constructor(error?: payload.ErrorPayload | string, options?: Given) {
    const raised = raise(SENDER, new.target.code, error, options, buildError);
    super(raised, options);
    this.details = raised.details as payload.ErrorDetails | undefined;
  }
}

/**
 * The peer broke the protocol in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export class ProtocolError extends HarmovelaError {
  static override readonly name: string = "ProtocolError";
  static override readonly code: ErrorCode = "protocol_error";

  declare readonly code: "protocol_error" | "invalid_envelope" | "invalid_event_type" | "unsupported_version" | "internal_error";
}

/**
 * The envelope is malformed or lacks a required field.
 *
 * Not retryable. Since AEP 0.1.
 */
export class InvalidEnvelope extends ProtocolError {
  static override readonly name: string = "InvalidEnvelope";
  static override readonly code: ErrorCode = "invalid_envelope";

  declare readonly code: "invalid_envelope";
}

/**
 * The event type is badly written or not registered.
 *
 * Not retryable. Since AEP 0.1.
 */
export class InvalidEventType extends ProtocolError {
  static override readonly name: string = "InvalidEventType";
  static override readonly code: ErrorCode = "invalid_event_type";

  declare readonly code: "invalid_event_type";
}

/**
 * This peer does not speak the requested version of the protocol.
 *
 * Not retryable. Since AEP 0.1.
 */
export class UnsupportedVersion extends ProtocolError {
  static override readonly name: string = "UnsupportedVersion";
  static override readonly code: ErrorCode = "unsupported_version";

  declare readonly code: "unsupported_version";
}

/**
 * Something failed inside the peer while it was processing the message.
 *
 * Retryable. Since AEP 0.1.
 */
export class InternalError extends ProtocolError {
  static override readonly name: string = "InternalError";
  static override readonly code: ErrorCode = "internal_error";

  declare readonly code: "internal_error";
}

/**
 * The session failed in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export class SessionError extends HarmovelaError {
  static override readonly name: string = "SessionError";
  static override readonly code: ErrorCode = "session_error";

  declare readonly code: "session_error" | "session_timeout" | "session_closed" | "unauthorized";
}

/**
 * The session gave no heartbeat or stood idle for too long.
 *
 * Retryable. Since AEP 0.1.
 */
export class SessionTimeout extends SessionError {
  static override readonly name: string = "SessionTimeout";
  static override readonly code: ErrorCode = "session_timeout";

  declare readonly code: "session_timeout";
}

/**
 * The session ended before it was expected to.
 *
 * Not retryable. Since AEP 0.1.
 */
export class SessionClosed extends SessionError {
  static override readonly name: string = "SessionClosed";
  static override readonly code: ErrorCode = "session_closed";

  declare readonly code: "session_closed";
}

/**
 * The peer did not prove who it is or may not do this.
 *
 * Not retryable. Since AEP 0.1.
 */
export class Unauthorized extends SessionError {
  static override readonly name: string = "Unauthorized";
  static override readonly code: ErrorCode = "unauthorized";

  declare readonly code: "unauthorized";
}

/**
 * The subscription failed in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export class SubscriptionError extends HarmovelaError {
  static override readonly name: string = "SubscriptionError";
  static override readonly code: ErrorCode = "subscription_error";

  declare readonly code: "subscription_error" | "subscription_rejected";
}

/**
 * The producer turned the subscription down.
 *
 * Not retryable. Since AEP 0.1.
 */
export class SubscriptionRejected extends SubscriptionError {
  static override readonly name: string = "SubscriptionRejected";
  static override readonly code: ErrorCode = "subscription_rejected";

  declare readonly code: "subscription_rejected";
}

/**
 * The task failed in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export class TaskError extends HarmovelaError {
  static override readonly name: string = "TaskError";
  static override readonly code: ErrorCode = "task_error";

  declare readonly code: "task_error" | "task_timeout" | "task_cancelled";
}

/**
 * The task ran past its deadline.
 *
 * Retryable. Since AEP 0.1.
 */
export class TaskTimeout extends TaskError {
  static override readonly name: string = "TaskTimeout";
  static override readonly code: ErrorCode = "task_timeout";

  declare readonly code: "task_timeout";
  declare readonly details: payload.ErrorDetailsOf<"task_timeout"> | undefined;
}

/**
 * Somebody cancelled the task.
 *
 * Not retryable. Since AEP 0.1.
 */
export class TaskCancelled extends TaskError {
  static override readonly name: string = "TaskCancelled";
  static override readonly code: ErrorCode = "task_cancelled";

  declare readonly code: "task_cancelled";
}

/**
 * The tool failed in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export class ToolError extends HarmovelaError {
  static override readonly name: string = "ToolError";
  static override readonly code: ErrorCode = "tool_error";

  declare readonly code: "tool_error" | "tool_timeout";
}

/**
 * The tool ran past its deadline.
 *
 * Retryable. Since AEP 0.1.
 */
export class ToolTimeout extends ToolError {
  static override readonly name: string = "ToolTimeout";
  static override readonly code: ErrorCode = "tool_timeout";

  declare readonly code: "tool_timeout";
}

const CLASSES: { readonly [Code in ErrorCode]: typeof HarmovelaError } = {
  protocol_error: ProtocolError,
  invalid_envelope: InvalidEnvelope,
  invalid_event_type: InvalidEventType,
  unsupported_version: UnsupportedVersion,
  internal_error: InternalError,
  session_error: SessionError,
  session_timeout: SessionTimeout,
  session_closed: SessionClosed,
  unauthorized: Unauthorized,
  subscription_error: SubscriptionError,
  subscription_rejected: SubscriptionRejected,
  task_error: TaskError,
  task_timeout: TaskTimeout,
  task_cancelled: TaskCancelled,
  tool_error: ToolError,
  tool_timeout: ToolTimeout,
};

/** The exception of an error that was received; an unknown code gets that of the fallback. */
export function exceptionFor(error: payload.ErrorPayload, options?: ErrorOptions): HarmovelaError {
  const Class = CLASSES[error.code];
  return new Class(error, options);
}
