// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { CodeFacts, DomainFacts, ProtocolFacts, RetiredFacts } from "../facts.js";
import { table } from "../tables.js";
import type { Domain, ErrorCode } from "./error-code.js";

/**
 * Everything that is known of HAIP 1, texts included.
 *
 * @module
 */

/** The facts of every code. */
export const catalog: { readonly [Code in ErrorCode]: CodeFacts<Domain> } = /* @__PURE__ */ table({
  PROTOCOL_VIOLATION: {
    domain: "protocol_violation",
    retryable: true,
    summary: "The message breaks the protocol in a way that no other code names.",
    since: "1",
    recovery: {
      hint: "Check how the message is built and send it again.",
      action: "retry",
      maxRetries: 3,
      backoffMs: 1000,
    },
    notice: {
      severity: "error",
      message: "The connection had a hiccup. You can try again.",
      action: "retry",
    },
    disconnectAfter: 10,
  },
  SEQ_VIOLATION: {
    domain: "protocol_violation",
    retryable: true,
    summary: "A sequence number is missing, repeated or out of order.",
    since: "1",
    recovery: {
      hint: "Ask for a replay of what was missed or start the sequence anew.",
      action: "request_replay",
      maxRetries: 1,
      backoffMs: 0,
      timeoutMs: 10000,
    },
  },
  FLOW_CONTROL_VIOLATION: {
    domain: "protocol_violation",
    retryable: true,
    summary: "More was sent than the peer had given credit for.",
    since: "1",
    recovery: {
      hint: "Wait for credit or send more slowly.",
      action: "wait_for_credit",
      maxRetries: 5,
      backoffMs: 500,
      timeoutMs: 5000,
    },
    notice: {
      severity: "info",
      message: "The system has a lot to do. One moment.",
      action: "wait",
    },
    disconnectAfter: 20,
  },
  VERSION_INCOMPATIBLE: {
    domain: "protocol_violation",
    retryable: true,
    summary: "The two peers share no version of the protocol.",
    since: "1",
    recovery: {
      hint: "Agree on another version or upgrade the client.",
      action: "negotiate_version",
      maxRetries: 1,
      backoffMs: 0,
    },
    notice: {
      severity: "warning",
      message: "Your application is out of date. Please update it.",
      action: "upgrade",
    },
  },
  UNSUPPORTED_TYPE: {
    domain: "protocol_violation",
    retryable: false,
    summary: "The peer does not know the type of the event.",
    since: "1",
    recovery: {
      hint: "Check which event types the peer understands.",
    },
  },
  RUN_LIMIT_EXCEEDED: {
    domain: "runtime",
    retryable: false,
    summary: "More runs are active at once than the peer allows.",
    since: "1",
    recovery: {
      hint: "Cancel a run or wait until one ends.",
    },
  },
  REPLAY_TOO_OLD: {
    domain: "runtime",
    retryable: false,
    summary: "The replay asks for messages that the peer no longer keeps.",
    since: "1",
    recovery: {
      hint: "Start a new session.",
    },
  },
  RESUME_FAILED: {
    domain: "runtime",
    retryable: false,
    summary: "The session cannot be picked up where it was left.",
    since: "1",
    recovery: {
      hint: "Start a new session.",
    },
  },
  AUTHENTICATION_FAILED: {
    domain: "runtime",
    retryable: true,
    summary: "The token is not accepted.",
    since: "1",
    recovery: {
      hint: "Refresh the token or sign in again.",
      action: "refresh_token",
      maxRetries: 1,
      backoffMs: 0,
    },
    notice: {
      severity: "error",
      message: "You have been signed out. Please sign in again.",
      action: "redirect",
    },
    disconnectAfter: 3,
  },
  TOOL_EXECUTION_ERROR: {
    domain: "runtime",
    retryable: false,
    summary: "The tool ran and failed.",
    since: "1",
    recovery: {
      hint: "Call the tool again with other parameters.",
    },
  },
});

/** The facts of every family of codes. */
export const domains: { readonly [Name in Domain]: DomainFacts<ErrorCode> } = /* @__PURE__ */ table({
  protocol_violation: {
    title: "Protocol violations",
    summary: "The peer sent something that the protocol does not allow.",
    generic: "PROTOCOL_VIOLATION",
  },
  runtime: {
    title: "Runtime errors",
    summary: "The message is sound but what it asks for failed.",
  },
});

/** The facts of the protocol itself. */
export const protocol: ProtocolFacts = /* @__PURE__ */ table({
  name: "haip",
  title: "HAIP",
  version: "1",
  status: "archived",
  summary: "Chat and streaming between people and agents over a WebSocket. Archived, kept for those who still run it.",
  actions: {
    retry: "Send the operation again after a pause.",
    request_replay: "Ask the peer to send again what was missed.",
    wait_for_credit: "Stop sending until the peer grants credit.",
    negotiate_version: "Agree with the peer on a version that both speak.",
    refresh_token: "Get a new token and connect again with it.",
    reconnect: "Close the connection and open a new one.",
  },
  unknown: {
    recovery: {
      hint: "Connect again; if that does not help, ask whoever runs the peer.",
      action: "reconnect",
    },
    notice: {
      severity: "error",
      message: "Something unexpected went wrong. You can try again.",
      action: "retry",
    },
  },
  limits: {
    recoveries: 3,
    closeCode: 1008,
    maxBackoffMs: 30000,
  },
  monitor: {
    windowS: 3600,
    top: 10,
    maxRate: 10,
  },
});

/** The codes that are gone; their names are never used again. */
export const retired: Readonly<Record<string, RetiredFacts>> = /* @__PURE__ */ table({});
