// Generated from catalog.yaml by `errcat generate`. Do not edit.
/**
 * The codes of Child 2, one constant each: a bundle holds only those that a program names.
 *
 * @module
 */

/**
 * Something is wrong at home.
 *
 * Not retryable. Since Parent 1.
 *
 * @see https://family.example/child/#home_error
 */
export const HOME_ERROR = "home_error";

/**
 * It burns.
 *
 * Not retryable. Since Parent 1.
 *
 * @see https://family.example/child/#fire
 *
 * @deprecated Since Parent 1.1. Use home_error instead.
 */
export const FIRE = "fire";

/**
 * The game is over.
 *
 * Retryable. Since 2.
 *
 * @see https://family.example/child/#game_over
 */
export const GAME_OVER = "game_over";

/**
 * The toy is broken.
 *
 * Not retryable. Since 2.
 *
 * @see https://family.example/child/#toy_broken
 */
export const TOY_BROKEN = "toy_broken";
