// Generated from catalog.yaml by `errcat generate`. Do not edit.

/** The codes of HAIP 1. */
export const ErrorCode = {
  /**
   * The message breaks the protocol in a way that no other code names.
   *
   * Retryable. Since 1.
   */
  PROTOCOL_VIOLATION: "PROTOCOL_VIOLATION",
  /**
   * A sequence number is missing, repeated or out of order.
   *
   * Retryable. Since 1.
   */
  SEQ_VIOLATION: "SEQ_VIOLATION",
  /**
   * More was sent than the peer had given credit for.
   *
   * Retryable. Since 1.
   */
  FLOW_CONTROL_VIOLATION: "FLOW_CONTROL_VIOLATION",
  /**
   * The two peers share no version of the protocol.
   *
   * Retryable. Since 1.
   */
  VERSION_INCOMPATIBLE: "VERSION_INCOMPATIBLE",
  /**
   * The peer does not know the type of the event.
   *
   * Not retryable. Since 1.
   */
  UNSUPPORTED_TYPE: "UNSUPPORTED_TYPE",
  /**
   * More runs are active at once than the peer allows.
   *
   * Not retryable. Since 1.
   */
  RUN_LIMIT_EXCEEDED: "RUN_LIMIT_EXCEEDED",
  /**
   * The replay asks for messages that the peer no longer keeps.
   *
   * Not retryable. Since 1.
   */
  REPLAY_TOO_OLD: "REPLAY_TOO_OLD",
  /**
   * The session cannot be picked up where it was left.
   *
   * Not retryable. Since 1.
   */
  RESUME_FAILED: "RESUME_FAILED",
  /**
   * The token is not accepted.
   *
   * Retryable. Since 1.
   */
  AUTHENTICATION_FAILED: "AUTHENTICATION_FAILED",
  /**
   * The tool ran and failed.
   *
   * Not retryable. Since 1.
   */
  TOOL_EXECUTION_ERROR: "TOOL_EXECUTION_ERROR",
} as const;

/** A code of HAIP 1. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The families of the codes. */
export const Domain = {
  /** The peer sent something that the protocol does not allow. */
  PROTOCOL_VIOLATION: "protocol_violation",
  /** The message is sound but what it asks for failed. */
  RUNTIME: "runtime",
} as const;

/** A family of codes. */
export type Domain = (typeof Domain)[keyof typeof Domain];

/** The vocabulary of recovery. */
export const Action = {
  /** Send the operation again after a pause. */
  RETRY: "retry",
  /** Ask the peer to send again what was missed. */
  REQUEST_REPLAY: "request_replay",
  /** Stop sending until the peer grants credit. */
  WAIT_FOR_CREDIT: "wait_for_credit",
  /** Agree with the peer on a version that both speak. */
  NEGOTIATE_VERSION: "negotiate_version",
  /** Get a new token and connect again with it. */
  REFRESH_TOKEN: "refresh_token",
  /** Close the connection and open a new one. */
  RECONNECT: "reconnect",
} as const;

/** A word of the vocabulary of recovery. */
export type Action = (typeof Action)[keyof typeof Action];
