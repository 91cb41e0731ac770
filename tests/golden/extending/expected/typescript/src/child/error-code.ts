// Generated from catalog.yaml by `errcat generate`. Do not edit.

/** The codes of Child 2. */
export const ErrorCode = {
  /**
   * Something is wrong at home.
   *
   * Not retryable. Since Parent 1.
   *
   * @see https://family.example/child/#home_error
   */
  HOME_ERROR: "home_error",
  /**
   * It burns.
   *
   * Not retryable. Since Parent 1.
   *
   * @see https://family.example/child/#fire
   *
   * @deprecated Since Parent 1.1. Use home_error instead.
   */
  FIRE: "fire",
  /**
   * The game is over.
   *
   * Retryable. Since 2.
   *
   * @see https://family.example/child/#game_over
   */
  GAME_OVER: "game_over",
  /**
   * The toy is broken.
   *
   * Not retryable. Since 2.
   *
   * @see https://family.example/child/#toy_broken
   */
  TOY_BROKEN: "toy_broken",
} as const;

/** A code of Child 2. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The families of the codes. */
export const Domain = {
  /** Trouble at home. */
  HOME: "home",
  PLAY: "play",
} as const;

/** A family of codes. */
export type Domain = (typeof Domain)[keyof typeof Domain];

/** The vocabulary of recovery. */
export const Action = {
  /** Wait longer. */
  WAIT: "wait",
  /** Cry. */
  CRY: "cry",
} as const;

/** A word of the vocabulary of recovery. */
export type Action = (typeof Action)[keyof typeof Action];
