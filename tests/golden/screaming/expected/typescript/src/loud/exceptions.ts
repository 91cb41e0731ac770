// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { CodedError } from "../coded-error.js";
import { raise } from "../raising.js";
import type { ErrorCode } from "./error-code.js";
import type * as payload from "./payload.js";
import { type BuildErrorOptions, buildError, SENDER } from "./sending.js";

type Given = Partial<BuildErrorOptions> & ErrorOptions;

/** Any error of LOUD 3.0, also one whose code is unknown. */
export class LoudError extends CodedError {
  static override readonly name: string = "LoudError";
  /** The code of a class of exceptions. */
  static readonly code: ErrorCode | undefined = "NULL";

  declare readonly code: ErrorCode;
  declare readonly successor: ErrorCode | undefined;
  /** The member `Retry2` of the error object. */
  readonly retry2: boolean | undefined;
  /** The member `relatedId` of the error object. */
  readonly relatedId: string | undefined;

  /** The exception of an error that was received. */
  constructor(error: payload.ErrorPayload, options?: ErrorOptions);
  /** An exception of one's own; a message and a flag that are left out are as the catalogue says. */
  constructor(message?: string, options?: Given);
  constructor(error?: payload.ErrorPayload | string, options?: Given) {
    const raised = raise(SENDER, new.target.code, error, options, buildError);
    super(raised, options);
    this.retry2 = raised.retry2 as boolean | undefined;
    this.relatedId = raised.relatedId as string | undefined;
  }
}

/**
 * The class is the error.
 *
 * Not retryable.
 */
export class Class extends LoudError {
  static override readonly name: string = "Class";
  static override readonly code: ErrorCode = "CLASS";

  declare readonly code: "NULL" | "NONE" | "TRUE" | "CLASS" | "MRO" | "NAME" | "VALUE" | "A" | "X1_2B";
}

/**
 * There is nothing.
 *
 * Not retryable.
 */
export class Null extends Class {
  static override readonly name: string = "Null";
  static override readonly code: ErrorCode = "NULL";

  declare readonly code: "NULL";
}

/**
 * There is less than nothing.
 *
 * Not retryable.
 */
export class None extends Class {
  static override readonly name: string = "None";
  static override readonly code: ErrorCode = "NONE";

  declare readonly code: "NONE";
}

/**
 * It is true.
 *
 * Not retryable.
 */
export class True extends Class {
  static override readonly name: string = "True";
  static override readonly code: ErrorCode = "TRUE";

  declare readonly code: "TRUE";
}

/**
 * The order is wrong.
 *
 * Not retryable.
 */
export class Mro extends Class {
  static override readonly name: string = "Mro";
  static override readonly code: ErrorCode = "MRO";

  declare readonly code: "MRO";
}

/**
 * It has no name.
 *
 * Not retryable.
 */
export class Name extends Class {
  static override readonly name: string = "Name";
  static override readonly code: ErrorCode = "NAME";

  declare readonly code: "NAME";
}

/**
 * It has no value.
 *
 * Not retryable.
 */
export class Value extends Class {
  static override readonly name: string = "Value";
  static override readonly code: ErrorCode = "VALUE";

  declare readonly code: "VALUE";
}

/**
 * It is but a letter.
 *
 * Not retryable.
 */
export class A extends Class {
  static override readonly name: string = "A";
  static override readonly code: ErrorCode = "A";

  declare readonly code: "A";
}

/**
 * It has digits.
 *
 * Retryable.
 */
export class X12b extends Class {
  static override readonly name: string = "X12b";
  static override readonly code: ErrorCode = "X1_2B";

  declare readonly code: "X1_2B";
}

/**
 * It took too long.
 *
 * Retryable.
 */
export class Timeout extends LoudError {
  static override readonly name: string = "Timeout";
  static override readonly code: ErrorCode = "TIMEOUT";

  declare readonly code: "TIMEOUT";
}

/**
 * Reading took too long.
 *
 * Retryable.
 */
export class ReadTimeout extends LoudError {
  static override readonly name: string = "ReadTimeout";
  static override readonly code: ErrorCode = "READ_TIMEOUT";

  declare readonly code: "READ_TIMEOUT";
}

/**
 * It is no timeout by its name.
 *
 * Not retryable.
 */
export class TimeoutError extends LoudError {
  static override readonly name: string = "TimeoutError";
  static override readonly code: ErrorCode = "TIMEOUT_ERROR";

  declare readonly code: "TIMEOUT_ERROR";
}

/**
 * It is exceptional.
 *
 * Not retryable.
 */
export class Exception extends LoudError {
  static override readonly name: string = "Exception";
  static override readonly code: ErrorCode = "EXCEPTION";

  declare readonly code: "EXCEPTION";
}

/**
 * The key is wrong.
 *
 * Not retryable.
 */
export class KeyError extends LoudError {
  static override readonly name: string = "KeyError";
  static override readonly code: ErrorCode = "KEY_ERROR";

  declare readonly code: "KEY_ERROR";
}

/**
 * It is an error.
 *
 * Not retryable.
 */
export class Error_ extends LoudError {
  static override readonly name: string = "Error_";
  static override readonly code: ErrorCode = "ERROR";

  declare readonly code: "ERROR";
}

/**
 * It could not be built.
 *
 * Not retryable.
 */
export class Constructor extends LoudError {
  static override readonly name: string = "Constructor";
  static override readonly code: ErrorCode = "CONSTRUCTOR";

  declare readonly code: "CONSTRUCTOR";
}

/**
 * It is a prototype.
 *
 * Not retryable.
 */
export class Proto extends LoudError {
  static override readonly name: string = "Proto";
  static override readonly code: ErrorCode = "PROTO";

  declare readonly code: "PROTO";
}

/**
 * It cannot be told.
 *
 * Not retryable.
 */
export class ToString extends LoudError {
  static override readonly name: string = "ToString";
  static override readonly code: ErrorCode = "TO_STRING";

  declare readonly code: "TO_STRING";
}

const CLASSES: { readonly [Code in ErrorCode]: typeof LoudError } = {
  NULL: Null,
  NONE: None,
  TRUE: True,
  CLASS: Class,
  MRO: Mro,
  NAME: Name,
  VALUE: Value,
  A: A,
  X1_2B: X12b,
  TIMEOUT: Timeout,
  READ_TIMEOUT: ReadTimeout,
  TIMEOUT_ERROR: TimeoutError,
  EXCEPTION: Exception,
  KEY_ERROR: KeyError,
  ERROR: Error_,
  CONSTRUCTOR: Constructor,
  PROTO: Proto,
  TO_STRING: ToString,
};

/** The exception of an error that was received; an unknown code gets that of the fallback. */
export function exceptionFor(error: payload.ErrorPayload, options?: ErrorOptions): LoudError {
  const Class = CLASSES[error.code];
  return new Class(error, options);
}
