// Generated from catalog.yaml by `errcat generate`. Do not edit.
/**
 * The codes of Shop 2.10, one constant each: a bundle holds only those that a program names.
 *
 * @module
 */

/**
 * The order failed.
 *
 * Not retryable. Since 1.
 *
 * @see https://errors.example.org/shop/shop/#order_failed
 */
export const ORDER_FAILED = "order_failed";

/**
 * The supplier did not answer in time.
 *
 * Retryable. Since 1.2.
 *
 * @see https://errors.example.org/shop/shop/#order_timeout
 */
export const ORDER_TIMEOUT = "order_timeout";

/**
 * The order waits for a person.
 *
 * Retryable. Since 1.3.
 *
 * @see https://errors.example.org/shop/shop/#order_stuck
 *
 * @deprecated Since 2.1, gone in 3.0. Use order_timeout instead. Nobody could tell the two apart.
 */
export const ORDER_STUCK = "order_stuck";

/**
 * The order came twice.
 *
 * Not retryable.
 *
 * @see https://errors.example.org/shop/shop/#order_doubled
 *
 * @deprecated Since 2.3.
 */
export const ORDER_DOUBLED = "order_doubled";

/**
 * The payment failed.
 *
 * Not retryable.
 *
 * @see https://errors.example.org/shop/shop/#payment
 */
export const PAYMENT = "payment";

/**
 * The bank refused.
 *
 * Not retryable.
 *
 * @see https://errors.example.org/shop/shop/#refused
 */
export const REFUSED = "refused";

/**
 * There is none left.
 *
 * Retryable. Since 2.10.
 *
 * @see https://errors.example.org/shop/shop/#sold_out
 */
export const SOLD_OUT = "sold_out";
