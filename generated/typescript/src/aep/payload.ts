// Generated from catalog.yaml by `errcat generate`. Do not edit.
import * as is from "../kinds.js";
import type { Reader, Wire } from "../parsing.js";
import { type Problem, tell } from "../problems.js";
import type { ErrorCode } from "./error-code.js";
import { CODES, FALLBACK } from "./known.js";

/** The details of an error: any object. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** The details that codes declare. They bind senders; a receiver takes any object, so trust what came no further. */
export interface DeclaredErrorDetails {
  readonly task_timeout: ErrorDetails & {
    /** The task that ran out of time. */
    readonly task_id: string;
    /** The time it was given in milliseconds. */
    readonly timeout_ms?: number;
    /** The time it had taken in milliseconds. */
    readonly elapsed_ms?: number;
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
  readonly code: "protocol_error";
  /** The code exactly as it came. */
  readonly rawCode: string;
  readonly known: false;
  readonly details: ErrorDetails | undefined;
}

/** An error as it was read; `code` tells which. */
export type ErrorPayload = { [Code in ErrorCode]: KnownErrorPayload<Code> }[ErrorCode] | UnknownErrorPayload;

class Payload implements CommonErrorPayload {
  readonly code: ErrorCode;
  readonly rawCode: string;
  readonly known: boolean;
  readonly message: string;
  readonly retryable: boolean;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly #original: Wire;

  constructor(wire: Wire, original: Wire) {
    const code = wire.code as string;
    const retryable = CODES.get(code);
    this.code = retryable === undefined ? FALLBACK : (code as ErrorCode);
    this.rawCode = code;
    this.known = retryable !== undefined;
    this.message = wire.message as string;
    this.retryable = (wire.retryable as boolean | undefined) ?? retryable ?? false;
    this.details = wire.details as Readonly<Record<string, unknown>> | undefined;
    this.#original = original;
  }

  get successor(): ErrorCode | undefined {
    return undefined;
  }

  static check(problems: Problem[], pointer: string, wire: Wire): void {
    if (!is.string(wire.code)) tell(problems, `${pointer}/code`, "string", wire.code);
    if (!is.string(wire.message)) tell(problems, `${pointer}/message`, "string", wire.message);
    if (!is.boolean(wire.retryable)) tell(problems, `${pointer}/retryable`, "boolean", wire.retryable);
    if (wire.details !== undefined && !is.object(wire.details)) tell(problems, `${pointer}/details`, "object", wire.details);
  }

  toJSON(): Wire {
    return this.#original;
  }
}

/** How the errors of AEP 0.1 are read. */
export const READER: Reader<ErrorPayload> = Payload as Reader<unknown> as Reader<ErrorPayload>;
