// Generated from catalog.yaml by `errcat generate`. Do not edit.

/** The codes of Grandchild 3. */
export const ErrorCode = {
  /**
   * Something is wrong at home.
   *
   * Not retryable. Since Parent 1.
   *
   * @see https://family.example/grandchild/#home_error
   */
  HOME_ERROR: "home_error",
  /**
   * It burns.
   *
   * Not retryable. Since Parent 1.
   *
   * @see https://family.example/grandchild/#fire
   *
   * @deprecated Since Parent 1.1. Use home_error instead.
   */
  FIRE: "fire",
  /**
   * It is too loud.
   *
   * Retryable. Since 3.
   *
   * @see https://family.example/grandchild/#noise
   */
  NOISE: "noise",
  /**
   * The game is over.
   *
   * Retryable. Since Child 2.
   *
   * @see https://family.example/grandchild/#game_over
   */
  GAME_OVER: "game_over",
  /**
   * The toy is broken.
   *
   * Not retryable. Since Child 2.
   *
   * @see https://family.example/grandchild/#toy_broken
   */
  TOY_BROKEN: "toy_broken",
  /**
   * The bell has rung.
   *
   * Not retryable. Since 3.
   *
   * @see https://family.example/grandchild/#late
   */
  LATE: "late",
} as const;

/** A code of Grandchild 3. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The families of the codes. */
export const Domain = {
  /** Trouble at home, said anew. */
  HOME: "home",
  PLAY: "play",
  SCHOOL: "school",
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
