// Generated from catalog.yaml by `errcat generate`. Do not edit.
/**
 * The codes of Depot 0.1, one constant each: a bundle holds only those that a program names.
 *
 * @module
 */

/**
 * The gate is shut.
 *
 * Retryable.
 *
 * @see https://errors.example.org/shop/depot/#GATE_SHUT
 */
export const GATE_SHUT = "GATE_SHUT";
