// Generated from catalog.yaml by `errcat generate`. Do not edit.

/** The codes of Harmovela 0.2. */
export const ErrorCode = {
  /**
   * The peer broke the protocol in a way that no other code names.
   *
   * Not retryable. Since AEP 0.1.
   */
  PROTOCOL_ERROR: "protocol_error",
  /**
   * The envelope is malformed or lacks a required field.
   *
   * Not retryable. Since AEP 0.1.
   */
  INVALID_ENVELOPE: "invalid_envelope",
  /**
   * The event type is badly written or not registered.
   *
   * Not retryable. Since AEP 0.1.
   */
  INVALID_EVENT_TYPE: "invalid_event_type",
  /**
   * This peer does not speak the requested version of the protocol.
   *
   * Not retryable. Since AEP 0.1.
   */
  UNSUPPORTED_VERSION: "unsupported_version",
  /**
   * Something failed inside the peer while it was processing the message.
   *
   * Retryable. Since AEP 0.1.
   */
  INTERNAL_ERROR: "internal_error",
  /**
   * The session failed in a way that no other code names.
   *
   * Not retryable. Since AEP 0.1.
   */
  SESSION_ERROR: "session_error",
  /**
   * The session gave no heartbeat or stood idle for too long.
   *
   * Retryable. Since AEP 0.1.
   */
  SESSION_TIMEOUT: "session_timeout",
  /**
   * The session ended before it was expected to.
   *
   * Not retryable. Since AEP 0.1.
   */
  SESSION_CLOSED: "session_closed",
  /**
   * The peer did not prove who it is or may not do this.
   *
   * Not retryable. Since AEP 0.1.
   */
  UNAUTHORIZED: "unauthorized",
  /**
   * The subscription failed in a way that no other code names.
   *
   * Not retryable. Since AEP 0.1.
   */
  SUBSCRIPTION_ERROR: "subscription_error",
  /**
   * The producer turned the subscription down.
   *
   * Not retryable. Since AEP 0.1.
   */
  SUBSCRIPTION_REJECTED: "subscription_rejected",
  /**
   * The task failed in a way that no other code names.
   *
   * Not retryable. Since AEP 0.1.
   */
  TASK_ERROR: "task_error",
  /**
   * The task ran past its deadline.
   *
   * Retryable. Since AEP 0.1.
   */
  TASK_TIMEOUT: "task_timeout",
  /**
   * Somebody cancelled the task.
   *
   * Not retryable. Since AEP 0.1.
   */
  TASK_CANCELLED: "task_cancelled",
  /**
   * The tool failed in a way that no other code names.
   *
   * Not retryable. Since AEP 0.1.
   */
  TOOL_ERROR: "tool_error",
  /**
   * The tool ran past its deadline.
   *
   * Retryable. Since AEP 0.1.
   */
  TOOL_TIMEOUT: "tool_timeout",
} as const;

/** A code of Harmovela 0.2. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The families of the codes. */
export const Domain = {
  /** A message cannot be processed as it stands. */
  PROTOCOL: "protocol",
  /** The connection itself is in trouble. */
  SESSION: "session",
  /** A subscription cannot be made or kept. */
  SUBSCRIPTION: "subscription",
  /** A task did not reach its end. */
  TASK: "task",
  /** A tool did not do what it was called for. */
  TOOL: "tool",
} as const;

/** A family of codes. */
export type Domain = (typeof Domain)[keyof typeof Domain];
