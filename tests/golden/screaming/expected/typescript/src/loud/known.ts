// Generated from catalog.yaml by `errcat generate`. Do not edit.
/** What a receiver must know of LOUD 3.0: codes and flags, no texts. */
export const CODES: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  // A code, and is it retryable?
  ["NULL", false],
  ["NONE", false],
  ["TRUE", false],
  ["CLASS", false],
  ["MRO", false],
  ["NAME", false],
  ["VALUE", false],
  ["A", false],
  ["X1_2B", true],
  ["TIMEOUT", true],
  ["READ_TIMEOUT", true],
  ["TIMEOUT_ERROR", false],
  ["EXCEPTION", false],
  ["KEY_ERROR", false],
  ["ERROR", false],
  ["CONSTRUCTOR", false],
  ["PROTO", false],
  ["TO_STRING", false],
]);

/** What an unknown code reads as. */
export const FALLBACK: "NULL" = "NULL";

/** Event type to the place of its error: members joined by dots. */
export const CARRIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  // An event, and where its error lies.
  ["ERROR", "payload"],
  ["Some-Thing_2.failed", "payload.inner.Error"],
]);
