// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { Reader, Wire } from "../parsing.js";
import { type Problem, tell } from "../problems.js";
import type { ErrorCode } from "./error-code.js";
import { CODES, FALLBACK } from "./known.js";

interface CommonErrorPayload {
  /** What happened, for people. */
  readonly message: string;
  /** May the sender's operation be tried again? As the catalogue says; an unknown code may not. */
  readonly retryable: boolean;
  /** The member `related_id` of the error object, as it came. */
  readonly relatedId: string | undefined;
  /** The member `detail` of the error object, as it came. */
  readonly detail: unknown;
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
  /** An unknown code reads as none. */
  readonly code: undefined;
  /** The code exactly as it came. */
  readonly rawCode: string;
  readonly known: false;
}

/**
 * An error as it was read; `code` tells which. `code` and `known` are accessors of the payload: copies made by spreading
 * or cloning do not have them, `toJSON()` and `rawCode` tell all that came.
 */
export type ErrorPayload = { [Code in ErrorCode]: KnownErrorPayload<Code> }[ErrorCode] | UnknownErrorPayload;

/** How the errors of HAIP 1 are read. */
export const READER: Reader<ErrorPayload> = class Payload implements CommonErrorPayload {
  declare readonly rawCode: string;
  declare readonly message: string;
  declare readonly retryable: boolean;
  declare readonly relatedId: string | undefined;
  declare readonly detail: unknown;
  readonly #original: Wire;

  constructor(wire: Wire, original: Wire) {
    this.rawCode = wire.code as string;
    this.message = wire.message as string;
    this.retryable = CODES.get(this.rawCode) ?? false;
    this.relatedId = wire.related_id as string | undefined;
    this.detail = wire.detail;
    this.#original = original;
  }

  get successor(): ErrorCode | undefined {
    return undefined;
  }

  // Looked up when somebody asks: who only wants to know whether to try again need not wait for it.
  get known(): boolean {
    return CODES.has(this.rawCode);
  }

  get code(): ErrorCode | undefined {
    return CODES.has(this.rawCode) ? (this.rawCode as ErrorCode) : FALLBACK;
  }

  static reads(object: object): boolean {
    return "code" in object || "message" in object || "related_id" in object || "detail" in object;
  }

  static check(wire: Wire, pointer: string): Problem[] | undefined {
    let problems: Problem[] | undefined;
    if (typeof wire.code !== "string") problems = tell(problems, `${pointer}/code`, "a string", wire.code);
    if (typeof wire.message !== "string") problems = tell(problems, `${pointer}/message`, "a string", wire.message);
    if (wire.related_id !== undefined && typeof wire.related_id !== "string") problems = tell(problems, `${pointer}/related_id`, "a string", wire.related_id);
    return problems;
  }

  toJSON(): Wire {
    return this.#original;
  }
} as Reader<unknown> as Reader<ErrorPayload>;
