// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { build, type Sender } from "../building.js";
import { catalog, retired } from "./catalog.js";
import type { ErrorCode } from "./error-code.js";
import { type ErrorDetailsOf, READER } from "./payload.js";

/** What `buildError` takes beside code and message. */
export interface BuildErrorOptions<Code extends ErrorCode = ErrorCode> {
  /** May the operation be tried again? Left out: as the catalogue says. */
  readonly retryable?: boolean | undefined;
  /** The member `details` of the error object. */
  readonly details?: ErrorDetailsOf<Code> | undefined;
  /** The member `trace_id` of the error object. */
  readonly traceId: string;
  /** The member `region` of the error object. */
  readonly region?: string | undefined;
  /** The member `source` of the error object. */
  readonly source?: string | undefined;
  /** The member `hops` of the error object. */
  readonly hops?: number | undefined;
  /** The member `load` of the error object. */
  readonly load?: number | undefined;
  /** The member `path` of the error object. */
  readonly path?: readonly unknown[] | undefined;
  /** The member `context` of the error object. */
  readonly context?: Readonly<Record<string, unknown>> | undefined;
  /** The member `extra` of the error object. */
  readonly extra?: unknown;
}

/** An error object, ready to be sent. */
export interface BuiltErrorPayload<Code extends ErrorCode = ErrorCode> {
  code: Code;
  message: string;
  retryable: boolean;
  details?: ErrorDetailsOf<Code>;
  trace_id: string;
  region?: string;
  source?: string;
  hops?: number;
  load?: number;
  path?: readonly unknown[];
  context?: Readonly<Record<string, unknown>>;
  extra?: unknown;
}

/** What a sender of Shop 2.10 must know. */
export const SENDER: Sender = {
  title: "Shop 2.10",
  check: READER.check,
  catalog,
  retired,
};

/**
 * The error object, ready for `JSON.stringify`. Without a message the code's template is filled from details, or its
 * summary is taken. Throws InvalidErrorPayload for what a receiver would refuse.
 */
export function buildError<Code extends ErrorCode>(code: Code, message: string | undefined, options: BuildErrorOptions<Code>): BuiltErrorPayload<Code> {
  const given = {
    code,
    message: message ?? undefined,
    retryable: options?.retryable ?? undefined,
    details: options?.details ?? undefined,
    trace_id: options?.traceId ?? undefined,
    region: options?.region ?? undefined,
    source: options?.source ?? undefined,
    hops: options?.hops ?? undefined,
    load: options?.load ?? undefined,
    path: options?.path ?? undefined,
    context: options?.context ?? undefined,
    extra: options?.extra,
  };
  return build(SENDER, given) as unknown as BuiltErrorPayload<Code>;
}
