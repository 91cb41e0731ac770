// Generated from catalog.yaml by `errcat generate`. Do not edit.
/** What a receiver must know of Harmovela 0.2: codes and flags, no texts. */
export const CODES: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  // A code, and is it retryable?
  ["protocol_error", false],
  ["invalid_envelope", false],
  ["invalid_event_type", false],
  ["unsupported_version", false],
  ["internal_error", true],
  ["session_error", false],
  ["session_timeout", true],
  ["session_closed", false],
  ["unauthorized", false],
  ["subscription_error", false],
  ["subscription_rejected", false],
  ["task_error", false],
  ["task_timeout", true],
  ["task_cancelled", false],
  ["tool_error", false],
  ["tool_timeout", true],
]);

/** What an unknown code reads as. */
export const FALLBACK: "protocol_error" = "protocol_error";

/** Event type to the place of its error: members joined by dots. */
export const CARRIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  // An event, and where its error lies.
  ["event.rejected", "payload.error"],
  ["session.error", "payload.error"],
  ["task.failed", "payload.error"],
  ["tool.call.failed", "payload.error"],
  ["subscription.rejected", "payload.error"],
  ["event.dead_lettered", "payload.error"],
]);
