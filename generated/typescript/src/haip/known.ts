// Generated from catalog.yaml by `errcat generate`. Do not edit.
/** What a receiver must know of HAIP 1: codes and flags, no texts. */
export const CODES: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  // A code, and is it retryable?
  ["PROTOCOL_VIOLATION", true],
  ["SEQ_VIOLATION", true],
  ["FLOW_CONTROL_VIOLATION", true],
  ["VERSION_INCOMPATIBLE", true],
  ["UNSUPPORTED_TYPE", false],
  ["RUN_LIMIT_EXCEEDED", false],
  ["REPLAY_TOO_OLD", false],
  ["RESUME_FAILED", false],
  ["AUTHENTICATION_FAILED", true],
  ["TOOL_EXECUTION_ERROR", false],
]);

/** What an unknown code reads as: nothing. */
export const FALLBACK: undefined = undefined;

/** Event type to the place of its error: members joined by dots. */
export const CARRIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  // An event, and where its error lies.
  ["ERROR", "payload"],
]);
