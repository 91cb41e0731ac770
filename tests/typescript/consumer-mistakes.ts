// Mistakes that the compiler must find, one a line. A line without a complaint is itself an error.
import * as haip from "agent-errors/haip";
import {
  buildError,
  Domain,
  ErrorCode,
  type ErrorPayload,
  parseCode,
  parseError,
  RETRYABLE,
  TaskTimeout,
} from "agent-errors/harmovela";
import { catalog } from "agent-errors/harmovela/catalog";
import * as shop from "shop-errors/shop";

declare const error: ErrorPayload;

// @ts-expect-error a misspelt code
const misspelt: ErrorCode = "task_timout";
// @ts-expect-error a code of another protocol
const foreign: ErrorCode = haip.ErrorCode.SEQ_VIOLATION;
// @ts-expect-error a constant that is not there
ErrorCode.TASK_TIMOUT;
// @ts-expect-error a text from anywhere is no code
const unchecked: ErrorCode = "" as string;
// @ts-expect-error codes do not change
ErrorCode.TASK_ERROR = "task_error";
// @ts-expect-error payloads do not change
error.message = "";
// @ts-expect-error facts do not change
catalog.task_error.retryable = true;
// @ts-expect-error sets do not change
RETRYABLE.add("task_error");
// @ts-expect-error an unknown code is sent by nobody
buildError("nope", "m");
// @ts-expect-error a required detail is missing
buildError("task_timeout", "m", { details: { timeout_ms: 5 } });
// @ts-expect-error a detail has the wrong type
buildError("task_timeout", "m", { details: { task_id: "t", timeout_ms: "5" } });
// @ts-expect-error an option is misspelt
buildError("task_error", "m", { retriable: true });
// @ts-expect-error HAIP's errors have no flag
haip.buildError("SEQ_VIOLATION", "m", { retryable: true });
// @ts-expect-error null is not undefined
buildError("task_error", "m", { details: null });
// @ts-expect-error the code may be unknown
const known: haip.ErrorCode = haip.parseCode("x");
// @ts-expect-error a code is read from a text
parseCode(5);
// @ts-expect-error no details without a look whether there are any
error.details.task_id;
// @ts-expect-error details are typed only once the code is known
const id: string | undefined = error.details?.task_id;
// @ts-expect-error payloads have no member of HAIP
error.relatedId;
// @ts-expect-error a payload is made by parsing
const made: ErrorPayload = { code: "task_error", message: "m", retryable: false };
// @ts-expect-error an exception is made of a message or a payload
new TaskTimeout({ message: "m" });

// @ts-expect-error a code is not dealt with
const summaries: Record<ErrorCode, string> = { task_error: "" };

export function isOurs(domain: Domain): boolean {
  // @ts-expect-error a domain is not dealt with
  const rest: never = domain === Domain.TASK ? (undefined as never) : domain;
  return rest;
}
// @ts-expect-error one code of all is not dealt with
export function isSold(code: shop.ErrorCode): boolean {
  switch (code) {
    case shop.ErrorCode.ORDER_FAILED:
    case shop.ErrorCode.ORDER_TIMEOUT:
    case "order_stuck":
    case "order_doubled":
    case "payment":
    case "refused":
      return true;
  }
}
// @ts-expect-error one domain of all is not in the table
export const ICONS: Record<shop.Domain, string> = { order: "!", payment: "~" };

export { foreign, id, known, made, misspelt, parseError, summaries, unchecked };
