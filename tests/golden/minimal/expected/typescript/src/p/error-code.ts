// Generated from catalog.yaml by `errcat generate`. Do not edit.

/** The codes of P 1. */
export const ErrorCode = {
  /**
   * It failed.
   *
   * Not retryable.
   */
  C: "c",
} as const;

/** A code of P 1. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The families of the codes. */
export const Domain = {
  D: "d",
} as const;

/** A family of codes. */
export type Domain = (typeof Domain)[keyof typeof Domain];
