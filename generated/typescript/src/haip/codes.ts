// Generated from catalog.yaml by `errcat generate`. Do not edit.
/**
 * The codes of HAIP 1, one constant each: a bundle holds only those that a program names.
 *
 * @module
 */

/**
 * The message breaks the protocol in a way that no other code names.
 *
 * Retryable. Since 1.
 */
export const PROTOCOL_VIOLATION = "PROTOCOL_VIOLATION";

/**
 * A sequence number is missing, repeated or out of order.
 *
 * Retryable. Since 1.
 */
export const SEQ_VIOLATION = "SEQ_VIOLATION";

/**
 * More was sent than the peer had given credit for.
 *
 * Retryable. Since 1.
 */
export const FLOW_CONTROL_VIOLATION = "FLOW_CONTROL_VIOLATION";

/**
 * The two peers share no version of the protocol.
 *
 * Retryable. Since 1.
 */
export const VERSION_INCOMPATIBLE = "VERSION_INCOMPATIBLE";

/**
 * The peer does not know the type of the event.
 *
 * Not retryable. Since 1.
 */
export const UNSUPPORTED_TYPE = "UNSUPPORTED_TYPE";

/**
 * More runs are active at once than the peer allows.
 *
 * Not retryable. Since 1.
 */
export const RUN_LIMIT_EXCEEDED = "RUN_LIMIT_EXCEEDED";

/**
 * The replay asks for messages that the peer no longer keeps.
 *
 * Not retryable. Since 1.
 */
export const REPLAY_TOO_OLD = "REPLAY_TOO_OLD";

/**
 * The session cannot be picked up where it was left.
 *
 * Not retryable. Since 1.
 */
export const RESUME_FAILED = "RESUME_FAILED";

/**
 * The token is not accepted.
 *
 * Retryable. Since 1.
 */
export const AUTHENTICATION_FAILED = "AUTHENTICATION_FAILED";

/**
 * The tool ran and failed.
 *
 * Not retryable. Since 1.
 */
export const TOOL_EXECUTION_ERROR = "TOOL_EXECUTION_ERROR";
