// Generated from catalog.yaml by `errcat generate`. Do not edit.
import * as is from "../kinds.js";
import type { Reader, Wire } from "../parsing.js";
import { type Problem, tell } from "../problems.js";
import type { ErrorCode } from "./error-code.js";
import { CODES, FALLBACK, SUCCESSORS } from "./known.js";

/** The details of an error: any object. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** The details that codes declare. They bind senders; a receiver takes any object, so trust what came no further. */
export interface DeclaredErrorDetails {
  readonly fire: ErrorDetails & {
    readonly room: string;
  };
}

/** The details of a code, as the catalogue declares them. */
export type ErrorDetailsOf<Code extends ErrorCode> = Code extends keyof DeclaredErrorDetails ? DeclaredErrorDetails[Code] : ErrorDetails;

interface CommonErrorPayload {
  /** What happened, for people. */
  readonly message: string;
  /** May the sender's operation be tried again? As the wire says. */
  readonly retryable: boolean;
  /** What took the place of the code that came, if that one is retired; undefined for any other code. */
  readonly successor: ErrorCode | undefined;
  /** The error object, with every member that came, known or not. */
  toJSON(): Wire;
}

/** An error with a code of the catalogue. */
export interface KnownErrorPayload<Code extends ErrorCode = ErrorCode> extends CommonErrorPayload {
  readonly code: Code;
  /** The code exactly as it came. */
  readonly rawCode: Code;
  readonly known: true;
  readonly details: ErrorDetailsOf<Code> | undefined;
}

/** An error with a code that is not in the catalogue. */
export interface UnknownErrorPayload extends CommonErrorPayload {
  /** What an unknown code reads as. */
  readonly code: "home_error";
  /** The code exactly as it came. */
  readonly rawCode: string;
  readonly known: false;
  readonly details: ErrorDetails | undefined;
}

/**
 * An error as it was read; `code` tells which. `code` and `known` are accessors of the payload: copies made by spreading
 * or cloning do not have them, `toJSON()` and `rawCode` tell all that came.
 */
export type ErrorPayload = { [Code in ErrorCode]: KnownErrorPayload<Code> }[ErrorCode] | UnknownErrorPayload;

/** How the errors of Child 2 are read. */
export const READER: Reader<ErrorPayload> = class Payload implements CommonErrorPayload {
  declare readonly rawCode: string;
  declare readonly message: string;
  declare readonly retryable: boolean;
  declare readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly #original: Wire;

  constructor(wire: Wire, original: Wire) {
    this.rawCode = wire.code as string;
    this.message = wire.message as string;
    this.retryable = wire.retryable as boolean;
    this.details = wire.details as Readonly<Record<string, unknown>> | undefined;
    this.#original = original;
  }

  get successor(): ErrorCode | undefined {
    return SUCCESSORS.get(this.rawCode);
  }

  // Looked up when somebody asks: who only wants to know whether to try again need not wait for it.
  get known(): boolean {
    return CODES.has(this.rawCode);
  }

  get code(): ErrorCode {
    return CODES.has(this.rawCode) ? (this.rawCode as ErrorCode) : FALLBACK;
  }

  static reads(object: object): boolean {
    return "code" in object || "message" in object || "retryable" in object || "details" in object;
  }

  static check(wire: Wire, pointer: string): Problem[] | undefined {
    let problems: Problem[] | undefined;
    if (typeof wire.code !== "string") problems = tell(problems, `${pointer}/code`, "a string", wire.code);
    if (typeof wire.message !== "string") problems = tell(problems, `${pointer}/message`, "a string", wire.message);
    if (typeof wire.retryable !== "boolean") problems = tell(problems, `${pointer}/retryable`, "a boolean", wire.retryable);
    if (wire.details !== undefined && !is.object(wire.details)) problems = tell(problems, `${pointer}/details`, "an object", wire.details);
    return problems;
  }

  toJSON(): Wire {
    return this.#original;
  }
} as Reader<unknown> as Reader<ErrorPayload>;
