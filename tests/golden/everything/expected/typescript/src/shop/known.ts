// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { ErrorCode } from "./error-code.js";

/** What a receiver must know of Shop 2.10: codes and flags, no texts. */
export const CODES: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  // A code, and is it retryable?
  ["order_failed", false],
  ["order_timeout", true],
  ["order_stuck", true],
  ["order_doubled", false],
  ["payment", false],
  ["refused", false],
  ["sold_out", true],
]);

/** Old spelling to the code that it reads as. */
export const ALIASES: ReadonlyMap<string, ErrorCode> = /* @__PURE__ */ new Map<string, ErrorCode>([
  // An old spelling, and its code.
  ["ORDER_FAILED", "order_failed"],
  ["order.failure", "order_failed"],
]);

/** Retired code to the one that took its place. */
export const SUCCESSORS: ReadonlyMap<string, ErrorCode> = /* @__PURE__ */ new Map<string, ErrorCode>([
  // A retired code, and its successor.
  ["order_lost", "order_failed"],
]);

/** What an unknown code reads as. */
export const FALLBACK: "order_failed" = "order_failed";

/** Event type to the place of its error: members joined by dots. */
export const CARRIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  // An event, and where its error lies.
  ["order.failed", "payload.error"],
  ["payment.failed", "payload.error"],
]);
