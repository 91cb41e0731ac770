// Generated from catalog.yaml by `errcat generate`. Do not edit.

/** The codes of LOUD 3.0. */
export const ErrorCode = {
  /**
   * There is nothing.
   *
   * Not retryable.
   */
  NULL: "NULL",
  /**
   * There is less than nothing.
   *
   * Not retryable.
   */
  NONE: "NONE",
  /**
   * It is true.
   *
   * Not retryable.
   */
  TRUE: "TRUE",
  /**
   * The class is the error.
   *
   * Not retryable.
   */
  CLASS: "CLASS",
  /**
   * The order is wrong.
   *
   * Not retryable.
   */
  MRO: "MRO",
  /**
   * It has no name.
   *
   * Not retryable.
   */
  NAME: "NAME",
  /**
   * It has no value.
   *
   * Not retryable.
   */
  VALUE: "VALUE",
  /**
   * It is but a letter.
   *
   * Not retryable.
   */
  A: "A",
  /**
   * It has digits.
   *
   * Retryable.
   */
  X1_2B: "X1_2B",
  /**
   * It took too long.
   *
   * Retryable.
   */
  TIMEOUT: "TIMEOUT",
  /**
   * Reading took too long.
   *
   * Retryable.
   */
  READ_TIMEOUT: "READ_TIMEOUT",
  /**
   * It is no timeout by its name.
   *
   * Not retryable.
   */
  TIMEOUT_ERROR: "TIMEOUT_ERROR",
  /**
   * It is exceptional.
   *
   * Not retryable.
   */
  EXCEPTION: "EXCEPTION",
  /**
   * The key is wrong.
   *
   * Not retryable.
   */
  KEY_ERROR: "KEY_ERROR",
  /**
   * It is an error.
   *
   * Not retryable.
   */
  ERROR: "ERROR",
  /**
   * It could not be built.
   *
   * Not retryable.
   */
  CONSTRUCTOR: "CONSTRUCTOR",
  /**
   * It is a prototype.
   *
   * Not retryable.
   */
  PROTO: "PROTO",
  /**
   * It cannot be told.
   *
   * Not retryable.
   */
  TO_STRING: "TO_STRING",
} as const;

/** A code of LOUD 3.0. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The families of the codes. */
export const Domain = {
  CLASS: "class",
  LAMBDA: "lambda",
} as const;

/** A family of codes. */
export type Domain = (typeof Domain)[keyof typeof Domain];

/** The vocabulary of recovery. */
export const Action = {
  /** Do nothing. */
  NONE: "none",
  /** Go back to school. */
  CLASS: "class",
} as const;

/** A word of the vocabulary of recovery. */
export type Action = (typeof Action)[keyof typeof Action];
