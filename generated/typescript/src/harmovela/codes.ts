// Generated from catalog.yaml by `errcat generate`. Do not edit.
/**
 * The codes of Harmovela 0.2, one constant each: a bundle holds only those that a program names.
 *
 * @module
 */

/**
 * The peer broke the protocol in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export const PROTOCOL_ERROR = "protocol_error";

/**
 * The envelope is malformed or lacks a required field.
 *
 * Not retryable. Since AEP 0.1.
 */
export const INVALID_ENVELOPE = "invalid_envelope";

/**
 * The event type is badly written or not registered.
 *
 * Not retryable. Since AEP 0.1.
 */
export const INVALID_EVENT_TYPE = "invalid_event_type";

/**
 * This peer does not speak the requested version of the protocol.
 *
 * Not retryable. Since AEP 0.1.
 */
export const UNSUPPORTED_VERSION = "unsupported_version";

/**
 * Something failed inside the peer while it was processing the message.
 *
 * Retryable. Since AEP 0.1.
 */
export const INTERNAL_ERROR = "internal_error";

/**
 * The session failed in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export const SESSION_ERROR = "session_error";

/**
 * The session gave no heartbeat or stood idle for too long.
 *
 * Retryable. Since AEP 0.1.
 */
export const SESSION_TIMEOUT = "session_timeout";

/**
 * The session ended before it was expected to.
 *
 * Not retryable. Since AEP 0.1.
 */
export const SESSION_CLOSED = "session_closed";

/**
 * The peer did not prove who it is or may not do this.
 *
 * Not retryable. Since AEP 0.1.
 */
export const UNAUTHORIZED = "unauthorized";

/**
 * The subscription failed in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export const SUBSCRIPTION_ERROR = "subscription_error";

/**
 * The producer turned the subscription down.
 *
 * Not retryable. Since AEP 0.1.
 */
export const SUBSCRIPTION_REJECTED = "subscription_rejected";

/**
 * The task failed in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export const TASK_ERROR = "task_error";

/**
 * The task ran past its deadline.
 *
 * Retryable. Since AEP 0.1.
 */
export const TASK_TIMEOUT = "task_timeout";

/**
 * Somebody cancelled the task.
 *
 * Not retryable. Since AEP 0.1.
 */
export const TASK_CANCELLED = "task_cancelled";

/**
 * The tool failed in a way that no other code names.
 *
 * Not retryable. Since AEP 0.1.
 */
export const TOOL_ERROR = "tool_error";

/**
 * The tool ran past its deadline.
 *
 * Retryable. Since AEP 0.1.
 */
export const TOOL_TIMEOUT = "tool_timeout";
