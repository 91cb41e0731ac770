// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { check } from "../checking.js";
import * as is from "../kinds.js";
import type { Reader, Wire } from "../parsing.js";
import { type Problem, tell } from "../problems.js";
import type { ErrorCode } from "./error-code.js";
import { ALIASES, CODES, FALLBACK, SUCCESSORS } from "./known.js";

/** The details of an error: any object. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** The details that codes declare. They bind senders; a receiver takes any object, so trust what came no further. */
export interface DeclaredErrorDetails {
  readonly order_timeout: ErrorDetails & {
    /** Which order. */
    readonly order_id: string;
    /** How long. */
    readonly waited_ms: number;
    /** Of the limit. */
    readonly share?: number;
    readonly final?: boolean;
    /** What was ordered. */
    readonly items?: readonly unknown[];
    /** Where to. */
    readonly address?: Readonly<Record<string, unknown>>;
  };
}

/** The details of a code, as the catalogue declares them. */
export type ErrorDetailsOf<Code extends ErrorCode> = Code extends keyof DeclaredErrorDetails ? DeclaredErrorDetails[Code] : ErrorDetails;

interface CommonErrorPayload {
  /** What happened, for people. */
  readonly message: string;
  /** May the sender's operation be tried again? As the wire says. */
  readonly retryable: boolean;
  /** The member `trace_id` of the error object, as it came. */
  readonly traceId: string;
  /** The member `region` of the error object, as it came. */
  readonly region: string | undefined;
  /** The member `source` of the error object, as it came. */
  readonly source: string | undefined;
  /** The member `hops` of the error object, as it came. */
  readonly hops: number | undefined;
  /** The member `load` of the error object, as it came. */
  readonly load: number | undefined;
  /** The member `path` of the error object, as it came. */
  readonly path: readonly unknown[] | undefined;
  /** The member `context` of the error object, as it came. */
  readonly context: Readonly<Record<string, unknown>> | undefined;
  /** The member `extra` of the error object, as it came. */
  readonly extra: unknown;
  /** What took the place of the code that came, if that one is retired; undefined for any other code. */
  readonly successor: ErrorCode | undefined;
  /** The error object, with every member that came, known or not. */
  toJSON(): Wire;
}

/** An error with a code of the catalogue. */
export interface KnownErrorPayload<Code extends ErrorCode = ErrorCode> extends CommonErrorPayload {
  readonly code: Code;
  /** The code exactly as it came; it may be an old spelling. */
  readonly rawCode: string;
  readonly known: true;
  readonly details: ErrorDetailsOf<Code> | undefined;
}

/** An error with a code that is not in the catalogue. */
export interface UnknownErrorPayload extends CommonErrorPayload {
  /** What an unknown code reads as. */
  readonly code: "order_failed";
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

/** How the errors of Shop 2.10 are read. */
export const READER: Reader<ErrorPayload> = class Payload implements CommonErrorPayload {
  declare readonly rawCode: string;
  declare readonly message: string;
  declare readonly retryable: boolean;
  declare readonly details: Readonly<Record<string, unknown>> | undefined;
  declare readonly traceId: string;
  declare readonly region: string | undefined;
  declare readonly source: string | undefined;
  declare readonly hops: number | undefined;
  declare readonly load: number | undefined;
  declare readonly path: readonly unknown[] | undefined;
  declare readonly context: Readonly<Record<string, unknown>> | undefined;
  declare readonly extra: unknown;
  readonly #original: Wire;

  constructor(wire: Wire, original: Wire) {
    this.rawCode = wire.code as string;
    this.message = wire.message as string;
    this.retryable = wire.retryable as boolean;
    this.details = wire.details as Readonly<Record<string, unknown>> | undefined;
    this.traceId = wire.trace_id as string;
    this.region = wire.region as string | undefined;
    this.source = wire.source as string | undefined;
    this.hops = wire.hops as number | undefined;
    this.load = wire.load as number | undefined;
    this.path = wire.path as readonly unknown[] | undefined;
    this.context = wire.context as Readonly<Record<string, unknown>> | undefined;
    this.extra = wire.extra;
    this.#original = original;
  }

  get successor(): ErrorCode | undefined {
    return SUCCESSORS.get(this.rawCode);
  }

  // Looked up when somebody asks: who only wants to know whether to try again need not wait for it.
  get known(): boolean {
    return CODES.has(this.rawCode) || ALIASES.has(this.rawCode);
  }

  get code(): ErrorCode {
    return CODES.has(this.rawCode) ? (this.rawCode as ErrorCode) : (ALIASES.get(this.rawCode) ?? FALLBACK);
  }

  static reads(object: object): boolean {
    return "code" in object || "message" in object || "retryable" in object || "details" in object || "trace_id" in object || "region" in object || "source" in object || "hops" in object || "load" in object || "path" in object || "context" in object || "extra" in object;
  }

  static check(wire: Wire, pointer: string): Problem[] | undefined {
    let problems: Problem[] | undefined;
    if (typeof wire.code !== "string") problems = tell(problems, `${pointer}/code`, "a string", wire.code);
    if (typeof wire.message !== "string") problems = tell(problems, `${pointer}/message`, "a string", wire.message);
    if (typeof wire.retryable !== "boolean") problems = tell(problems, `${pointer}/retryable`, "a boolean", wire.retryable);
    if (wire.details !== undefined && !is.object(wire.details)) problems = tell(problems, `${pointer}/details`, "an object", wire.details);
    problems = check(problems, `${pointer}/trace_id`, wire.trace_id, {
      type: "string",
      format: "uuid",
      pattern: "^[0-9a-f-]{36}$",
    });
    if (wire.region !== undefined)
      problems = check(problems, `${pointer}/region`, wire.region, {
        type: "string",
        enum: ["north", "south"],
      });
    if (wire.source !== undefined)
      problems = check(problems, `${pointer}/source`, wire.source, {
        type: "string",
        const: "shop",
      });
    if (wire.hops !== undefined && !is.integer(wire.hops)) problems = tell(problems, `${pointer}/hops`, "an integer", wire.hops);
    if (wire.load !== undefined && typeof wire.load !== "number") problems = tell(problems, `${pointer}/load`, "a number", wire.load);
    if (wire.path !== undefined && !is.array(wire.path)) problems = tell(problems, `${pointer}/path`, "an array", wire.path);
    if (wire.context !== undefined)
      problems = check(problems, `${pointer}/context`, wire.context, {
        type: "object",
        required: ["user"],
        properties: {
          user: {
            type: "string",
            minLength: 1,
          },
        },
      });
    return problems;
  }

  toJSON(): Wire {
    return this.#original;
  }
} as Reader<unknown> as Reader<ErrorPayload>;
