// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { ErrorCode } from "./error-code.js";

/** What a receiver must know of Grandchild 3: codes and flags, no texts. */
export const CODES: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  // A code, and is it retryable?
  ["home_error", false],
  ["fire", false],
  ["noise", true],
  ["game_over", true],
  ["toy_broken", false],
  ["late", false],
]);

/** Retired code to the one that took its place. */
export const SUCCESSORS: ReadonlyMap<string, ErrorCode> = /* @__PURE__ */ new Map<string, ErrorCode>([
  // A retired code, and its successor.
  ["flood", "home_error"],
]);

/** What an unknown code reads as. */
export const FALLBACK: "home_error" = "home_error";

/** Event type to the place of its error: members joined by dots. */
export const CARRIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  // An event, and where its error lies.
  ["failed", "error"],
  ["lost", "error"],
  ["found", "error"],
]);
