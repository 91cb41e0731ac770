// Generated from catalog.yaml by `errcat generate`. Do not edit.
import * as is from "../kinds.js";
import type { Reader, Wire } from "../parsing.js";
import { type Problem, tell } from "../problems.js";
import type { ErrorCode } from "./error-code.js";
import { CODES, FALLBACK } from "./known.js";

interface CommonErrorPayload {
  /** What happened, for people. */
  readonly message: string;
  /** May the sender's operation be tried again? As the catalogue says; an unknown code may not. */
  readonly retryable: boolean;
  /** The member `Retry2` of the error object, as it came. */
  readonly retry2: boolean;
  /** The member `relatedId` of the error object, as it came. */
  readonly relatedId: string | undefined;
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
}

/** An error with a code that is not in the catalogue. */
export interface UnknownErrorPayload extends CommonErrorPayload {
  /** What an unknown code reads as. */
  readonly code: "NULL";
  /** The code exactly as it came. */
  readonly rawCode: string;
  readonly known: false;
}

/** An error as it was read; `code` tells which. */
export type ErrorPayload = { [Code in ErrorCode]: KnownErrorPayload<Code> }[ErrorCode] | UnknownErrorPayload;

class Payload implements CommonErrorPayload {
  readonly code: ErrorCode;
  readonly rawCode: string;
  readonly known: boolean;
  readonly message: string;
  readonly retryable: boolean;
  readonly retry2: boolean;
  readonly relatedId: string | undefined;
  readonly #original: Wire;

  constructor(wire: Wire, original: Wire) {
    const code = wire.code as string;
    const retryable = CODES.get(code);
    this.code = retryable === undefined ? FALLBACK : (code as ErrorCode);
    this.rawCode = code;
    this.known = retryable !== undefined;
    this.message = wire.message as string;
    this.retryable = retryable ?? false;
    this.retry2 = wire.Retry2 as boolean;
    this.relatedId = wire.relatedId as string | undefined;
    this.#original = original;
  }

  get successor(): ErrorCode | undefined {
    return undefined;
  }

  static check(problems: Problem[], pointer: string, wire: Wire): void {
    if (!is.string(wire.code)) tell(problems, `${pointer}/code`, "string", wire.code);
    if (!is.string(wire.message)) tell(problems, `${pointer}/message`, "string", wire.message);
    if (!is.boolean(wire.Retry2)) tell(problems, `${pointer}/Retry2`, "boolean", wire.Retry2);
    if (wire.relatedId !== undefined && !is.string(wire.relatedId)) tell(problems, `${pointer}/relatedId`, "string", wire.relatedId);
  }

  toJSON(): Wire {
    return this.#original;
  }
}

/** How the errors of LOUD 3.0 are read. */
export const READER: Reader<ErrorPayload> = Payload as Reader<unknown> as Reader<ErrorPayload>;
