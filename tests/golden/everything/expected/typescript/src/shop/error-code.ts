// Generated from catalog.yaml by `errcat generate`. Do not edit.

/** The codes of Shop 2.10. */
export const ErrorCode = {
  /**
   * The order failed.
   *
   * Not retryable. Since 1.
   *
   * @see https://errors.example.org/shop/shop/#order_failed
   */
  ORDER_FAILED: "order_failed",
  /**
   * The supplier did not answer in time.
   *
   * Retryable. Since 1.2.
   *
   * @see https://errors.example.org/shop/shop/#order_timeout
   */
  ORDER_TIMEOUT: "order_timeout",
  /**
   * The order waits for a person.
   *
   * Retryable. Since 1.3.
   *
   * @see https://errors.example.org/shop/shop/#order_stuck
   *
   * @deprecated Since 2.1, gone in 3.0. Use order_timeout instead. Nobody could tell the two apart.
   */
  ORDER_STUCK: "order_stuck",
  /**
   * The order came twice.
   *
   * Not retryable.
   *
   * @see https://errors.example.org/shop/shop/#order_doubled
   *
   * @deprecated Since 2.3.
   */
  ORDER_DOUBLED: "order_doubled",
  /**
   * The payment failed.
   *
   * Not retryable.
   *
   * @see https://errors.example.org/shop/shop/#payment
   */
  PAYMENT: "payment",
  /**
   * The bank refused.
   *
   * Not retryable.
   *
   * @see https://errors.example.org/shop/shop/#refused
   */
  REFUSED: "refused",
  /**
   * There is none left.
   *
   * Retryable. Since 2.10.
   *
   * @see https://errors.example.org/shop/shop/#sold_out
   */
  SOLD_OUT: "sold_out",
} as const;

/** A code of Shop 2.10. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The families of the codes. */
export const Domain = {
  /** An order cannot be taken or filled. */
  ORDER: "order",
  PAYMENT: "payment",
  /** Something is not there. */
  STOCK: "stock",
} as const;

/** A family of codes. */
export type Domain = (typeof Domain)[keyof typeof Domain];

/** The vocabulary of recovery. */
export const Action = {
  /** Send it again. */
  RETRY: "retry",
  /** Ask the customer. */
  ASK: "ask",
} as const;

/** A word of the vocabulary of recovery. */
export type Action = (typeof Action)[keyof typeof Action];
