// Generated from catalog.yaml by `errcat generate`. Do not edit.
/**
 * The codes of LOUD 3.0, one constant each: a bundle holds only those that a program names.
 *
 * @module
 */

/**
 * There is nothing.
 *
 * Not retryable.
 */
export const NULL = "NULL";

/**
 * There is less than nothing.
 *
 * Not retryable.
 */
export const NONE = "NONE";

/**
 * It is true.
 *
 * Not retryable.
 */
export const TRUE = "TRUE";

/**
 * The class is the error.
 *
 * Not retryable.
 */
export const CLASS = "CLASS";

/**
 * The order is wrong.
 *
 * Not retryable.
 */
export const MRO = "MRO";

/**
 * It has no name.
 *
 * Not retryable.
 */
export const NAME = "NAME";

/**
 * It has no value.
 *
 * Not retryable.
 */
export const VALUE = "VALUE";

/**
 * It is but a letter.
 *
 * Not retryable.
 */
export const A = "A";

/**
 * It has digits.
 *
 * Retryable.
 */
export const X1_2B = "X1_2B";

/**
 * It took too long.
 *
 * Retryable.
 */
export const TIMEOUT = "TIMEOUT";

/**
 * Reading took too long.
 *
 * Retryable.
 */
export const READ_TIMEOUT = "READ_TIMEOUT";

/**
 * It is no timeout by its name.
 *
 * Not retryable.
 */
export const TIMEOUT_ERROR = "TIMEOUT_ERROR";

/**
 * It is exceptional.
 *
 * Not retryable.
 */
export const EXCEPTION = "EXCEPTION";

/**
 * The key is wrong.
 *
 * Not retryable.
 */
export const KEY_ERROR = "KEY_ERROR";

/**
 * It is an error.
 *
 * Not retryable.
 */
export const ERROR = "ERROR";

/**
 * It could not be built.
 *
 * Not retryable.
 */
export const CONSTRUCTOR = "CONSTRUCTOR";

/**
 * It is a prototype.
 *
 * Not retryable.
 */
export const PROTO = "PROTO";

/**
 * It cannot be told.
 *
 * Not retryable.
 */
export const TO_STRING = "TO_STRING";
