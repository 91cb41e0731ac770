// Generated from catalog.yaml by `errcat generate`. Do not edit.
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

/** What an unknown code reads as. */
export const FALLBACK: "order_failed" = "order_failed";

/** Event type to the place of its error: members joined by dots. */
export const CARRIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  // An event, and where its error lies.
  ["order.failed", "payload.error"],
  ["payment.failed", "payload.error"],
]);
