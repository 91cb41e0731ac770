// Generated from catalog.yaml by `errcat generate`. Do not edit.
/**
 * The codes of Parent 1, one constant each: a bundle holds only those that a program names.
 *
 * @module
 */

/**
 * Something is wrong at home.
 *
 * Not retryable. Since 1.
 *
 * @see https://family.example/parent/#home_error
 */
export const HOME_ERROR = "home_error";

/**
 * It burns.
 *
 * Not retryable. Since 1.
 *
 * @see https://family.example/parent/#fire
 *
 * @deprecated Since 1.1. Use home_error instead.
 */
export const FIRE = "fire";
