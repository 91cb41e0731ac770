// A program as an npm user would write it. It must compile without a complaint, under every supported TypeScript.
import { CodedError, type CodeFacts } from "agent-errors";
import type * as aep from "agent-errors/aep";
import { type Disconnect, Guard } from "agent-errors/guard";
import * as haip from "agent-errors/haip";
import * as haipFacts from "agent-errors/haip/catalog";
import { ErrorHandler } from "agent-errors/handler";
import {
  buildError,
  CARRIERS,
  checkError,
  type Domain,
  ErrorCode,
  type ErrorDetailsOf,
  type ErrorPayload,
  errorIn,
  exceptionFor,
  type FALLBACK,
  HarmovelaError,
  InvalidErrorPayload,
  isErrorCode,
  isRetryable,
  type KnownErrorPayload,
  PROTOCOL,
  type Problem,
  parseCode,
  parseError,
  RETRYABLE,
  TaskError,
  TaskTimeout,
} from "agent-errors/harmovela";
import { catalog, domains, protocol } from "agent-errors/harmovela/catalog";
import { TASK_ERROR, TASK_TIMEOUT } from "agent-errors/harmovela/codes";
import { Monitor } from "agent-errors/monitor";
import { type Outcome, type PlatformSignal, Recovery } from "agent-errors/recovery";
import * as shop from "shop-errors/shop";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Equal<A, B>): void {}

// Codes are texts, and each is a type of its own.
const code: ErrorCode = ErrorCode.TASK_TIMEOUT;
const text: string = code;
same<typeof TASK_TIMEOUT, "task_timeout">(true);
same<typeof ErrorCode.TASK_TIMEOUT, typeof TASK_TIMEOUT>(true);
same<typeof FALLBACK, "protocol_error">(true);
same<typeof haip.FALLBACK, undefined>(true);
same<ReturnType<typeof parseCode>, ErrorCode>(true);
same<ReturnType<typeof haip.parseCode>, haip.ErrorCode | undefined>(true);
same<Extract<ErrorCode, aep.ErrorCode>, aep.ErrorCode>(true);

// A text from the wire becomes a code by asking, never by a cast.
export function titleOf(raw: string): string {
  if (isErrorCode(raw)) return catalog[raw].summary;
  return parseCode(raw);
}

// The code tells which error it is, and what its details are.
export function describe(error: ErrorPayload): string {
  switch (error.code) {
    case TASK_TIMEOUT: {
      const details: ErrorDetailsOf<"task_timeout"> | undefined = error.details;
      const limit: number | undefined = details?.timeout_ms;
      same<typeof error.rawCode, "task_timeout">(true);
      return `${details?.task_id} ${limit} ${details?.["anything else"]}`;
    }
    case TASK_ERROR:
      return `${error.details?.task_id}`;
    case ErrorCode.PROTOCOL_ERROR:
      return error.known ? "as sent" : `unknown: ${error.rawCode}`;
    default:
      return error.code;
  }
}

// All of them, and no default: one less is a compile error. The shop's catalogue stays as it is, and ours grows.
export function isOurs(code: shop.ErrorCode): boolean {
  switch (code) {
    case shop.ErrorCode.ORDER_FAILED:
    case "order_timeout":
    case "order_stuck":
    case "order_doubled":
      return true;
    case shop.ErrorCode.PAYMENT:
    case shop.ErrorCode.REFUSED:
    case shop.ErrorCode.SOLD_OUT:
      return false;
  }
}

// HAIP has no fallback, so that an unknown code wants a branch of its own.
export function announce(error: haip.ErrorPayload): string {
  if (error.code === undefined) return error.rawCode;
  const related: string | undefined = error.relatedId;
  const detail: unknown = error.detail;
  return `${error.code} ${related} ${detail}`;
}

export function send(id: string): string {
  const error = buildError(ErrorCode.TASK_TIMEOUT, undefined, { details: { task_id: id, timeout_ms: 5, more: [1] } });
  same<typeof error.code, "task_timeout">(true);
  same<typeof error.retryable, boolean>(true);
  buildError("session_closed");
  buildError("tool_error", "broken", { retryable: true, details: { tool: "grep" } });
  haip.buildError("SEQ_VIOLATION", "gap", { relatedId: "r-1", detail: null });
  return JSON.stringify(error);
}

export function receive(event: unknown): void {
  try {
    const error = errorIn(event);
    if (error !== undefined && !isRetryable(error)) throw exceptionFor(error, { cause: event });
  } catch (error) {
    if (error instanceof InvalidErrorPayload) error.problems.map(({ pointer, message }: Problem) => pointer + message);
    else if (error instanceof TaskTimeout) same<typeof error.code, "task_timeout">(true);
    else if (error instanceof TaskError) same<Extract<"task_timeout", typeof error.code>, "task_timeout">(true);
    else if (error instanceof shop.Payment) same<typeof error.code, "payment" | "refused">(true);
    else if (error instanceof HarmovelaError) same<typeof error.code, ErrorCode>(true);
    else if (error instanceof CodedError) same<typeof error.code, string | undefined>(true);
  }
}

export function raise(): never {
  if (RETRYABLE.has("task_timeout")) throw new TaskTimeout("late", { details: { task_id: "t" }, cause: text });
  if (CARRIERS.get("task.failed") === "payload.error") throw new TaskTimeout();
  throw new haip.SeqViolation("gap", { relatedId: "r" });
}

// A table of one's own: what is missing in it is a compile error.
export const ICONS: Record<shop.Domain, string> = { order: "!", payment: "~", stock: "#" };
export const facts: CodeFacts = catalog.task_timeout;
export const known: KnownErrorPayload<"task_error"> | undefined = undefined;
export const title: string = domains.task.title + protocol.title + PROTOCOL.version + checkError({}).length;
same<typeof catalog.task_timeout.domain, Domain>(true);
same<Extract<ErrorPayload, { code: "tool_error" }>["known"], true>(true);
export const parsed: ErrorPayload = parseError({});

/** HAIP at work: the modules take the facts of a protocol, errors of any kind, and actions as they are. */
export async function watch(message: unknown, peer: string): Promise<string> {
  const actions = {
    [haip.Action.RETRY]: async (error: haip.ErrorPayload) => error.rawCode !== "",
    reconnect: (_: unknown, signal: PlatformSignal) => console.log(signal.aborted),
  };
  const recovery = new Recovery<haip.ErrorPayload>(haipFacts, actions, { jitter: 0.5 });
  const handler = new ErrorHandler({ recovery });
  const end = handler.onError((error) => error.relatedId, { code: "SEQ_VIOLATION" });
  const error = haip.errorIn(message);
  if (error !== undefined) {
    same<ReturnType<typeof haip.notice>, haip.Notice>(true);
    const outcome: Outcome | undefined = await handler.handle(error);
    if (outcome?.status === "failed") console.log(outcome.cause, outcome.runs, haip.notice(error).message);
  }
  end();
  const monitor = new Monitor(haipFacts, { windowS: 60 });
  monitor.record(new haip.SeqViolation("m"), peer);
  const verdict: Disconnect | undefined = new Guard(haipFacts, { maxPeers: 10 }).record(peer, haip.parseCode("x"));
  console.log(monitor.summary().rates.get("x"), verdict?.closeCode, new Monitor().shouldLimit("x", 5));
  const event = haip.buildErrorEvent("SEQ_VIOLATION", undefined, { session: peer, seq: "1", detail: [1] });
  return JSON.stringify([event, haip.checkMessage(event).length]);
}
declare const console: { log(...what: unknown[]): void };
