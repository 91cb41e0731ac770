// Generated from catalog.yaml by `errcat generate`. Do not edit.
/**
 * The codes of P 1, one constant each: a bundle holds only those that a program names.
 *
 * @module
 */

/**
 * It failed.
 *
 * Not retryable.
 */
export const C = "c";
