// Generated from catalog.yaml by `errcat generate`. Do not edit.
/**
 * The codes of Grandchild 3, one constant each: a bundle holds only those that a program names.
 *
 * @module
 */

/**
 * Something is wrong at home.
 *
 * Not retryable. Since Parent 1.
 *
 * @see https://family.example/grandchild/#home_error
 */
export const HOME_ERROR = "home_error";

/**
 * It burns.
 *
 * Not retryable. Since Parent 1.
 *
 * @see https://family.example/grandchild/#fire
 *
 * @deprecated Since Parent 1.1. Use home_error instead.
 */
export const FIRE = "fire";

/**
 * It is too loud.
 *
 * Retryable. Since 3.
 *
 * @see https://family.example/grandchild/#noise
 */
export const NOISE = "noise";

/**
 * The game is over.
 *
 * Retryable. Since Child 2.
 *
 * @see https://family.example/grandchild/#game_over
 */
export const GAME_OVER = "game_over";

/**
 * The toy is broken.
 *
 * Not retryable. Since Child 2.
 *
 * @see https://family.example/grandchild/#toy_broken
 */
export const TOY_BROKEN = "toy_broken";

/**
 * The bell has rung.
 *
 * Not retryable. Since 3.
 *
 * @see https://family.example/grandchild/#late
 */
export const LATE = "late";
