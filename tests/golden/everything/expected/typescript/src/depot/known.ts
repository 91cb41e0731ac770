// Generated from catalog.yaml by `errcat generate`. Do not edit.
/** What a receiver must know of Depot 0.1: codes and flags, no texts. */
export const CODES: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  // A code, and is it retryable?
  ["GATE_SHUT", true],
]);

/** What an unknown code reads as: nothing. */
export const FALLBACK: undefined = undefined;

/** Event type to the place of its error: members joined by dots. */
export const CARRIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  // An event, and where its error lies.
  ["FAULT", "body.faults.first"],
]);
