// Generated from catalog.yaml by `errcat generate`. Do not edit.

/** The codes of Parent 1. */
export const ErrorCode = {
  /**
   * Something is wrong at home.
   *
   * Not retryable. Since 1.
   *
   * @see https://family.example/parent/#home_error
   */
  HOME_ERROR: "home_error",
  /**
   * It burns.
   *
   * Not retryable. Since 1.
   *
   * @see https://family.example/parent/#fire
   *
   * @deprecated Since 1.1. Use home_error instead.
   */
  FIRE: "fire",
} as const;

/** A code of Parent 1. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The families of the codes. */
export const Domain = {
  /** Trouble at home. */
  HOME: "home",
} as const;

/** A family of codes. */
export type Domain = (typeof Domain)[keyof typeof Domain];

/** The vocabulary of recovery. */
export const Action = {
  /** Wait. */
  WAIT: "wait",
} as const;

/** A word of the vocabulary of recovery. */
export type Action = (typeof Action)[keyof typeof Action];
