// Generated from catalog.yaml by `errcat generate`. Do not edit.

/** The codes of Depot 0.1. */
export const ErrorCode = {
  /**
   * The gate is shut.
   *
   * Retryable.
   *
   * @see https://errors.example.org/shop/depot/#GATE_SHUT
   */
  GATE_SHUT: "GATE_SHUT",
} as const;

/** A code of Depot 0.1. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The families of the codes. */
export const Domain = {
  GATES: "gates",
} as const;

/** A family of codes. */
export type Domain = (typeof Domain)[keyof typeof Domain];
