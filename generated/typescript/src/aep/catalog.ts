// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { CodeFacts, DomainFacts, ProtocolFacts, RetiredFacts } from "../facts.js";
import { table } from "../tables.js";
import type { Domain, ErrorCode } from "./error-code.js";

/**
 * Everything that is known of AEP 0.1, texts included.
 *
 * @module
 */

/** The facts of every code. */
export const catalog: { readonly [Code in ErrorCode]: CodeFacts<Domain> } = /* @__PURE__ */ table({
  protocol_error: {
    domain: "protocol",
    retryable: false,
    summary: "The peer broke the protocol in a way that no other code names.",
    since: "0.1",
  },
  invalid_envelope: {
    domain: "protocol",
    retryable: false,
    summary: "The envelope is malformed or lacks a required field.",
    since: "0.1",
  },
  invalid_event_type: {
    domain: "protocol",
    retryable: false,
    summary: "The event type is badly written or not registered.",
    since: "0.1",
  },
  unsupported_version: {
    domain: "protocol",
    retryable: false,
    summary: "This peer does not speak the requested version of the protocol.",
    since: "0.1",
  },
  internal_error: {
    domain: "protocol",
    retryable: true,
    summary: "Something failed inside the peer while it was processing the message.",
    since: "0.1",
  },
  session_error: {
    domain: "session",
    retryable: false,
    summary: "The session failed in a way that no other code names.",
    since: "0.1",
  },
  session_timeout: {
    domain: "session",
    retryable: true,
    summary: "The session gave no heartbeat or stood idle for too long.",
    since: "0.1",
  },
  session_closed: {
    domain: "session",
    retryable: false,
    summary: "The session ended before it was expected to.",
    since: "0.1",
  },
  unauthorized: {
    domain: "session",
    retryable: false,
    summary: "The peer did not prove who it is or may not do this.",
    since: "0.1",
  },
  subscription_error: {
    domain: "subscription",
    retryable: false,
    summary: "The subscription failed in a way that no other code names.",
    since: "0.1",
  },
  subscription_rejected: {
    domain: "subscription",
    retryable: false,
    summary: "The producer turned the subscription down.",
    since: "0.1",
  },
  task_error: {
    domain: "task",
    retryable: false,
    summary: "The task failed in a way that no other code names.",
    since: "0.1",
  },
  task_timeout: {
    domain: "task",
    retryable: true,
    summary: "The task ran past its deadline.",
    since: "0.1",
    message: "task {task_id} ran past its deadline of {timeout_ms} ms",
    details: {
      task_id: {
        type: "string",
        required: true,
        summary: "The task that ran out of time.",
      },
      timeout_ms: {
        type: "integer",
        required: false,
        summary: "The time it was given in milliseconds.",
      },
      elapsed_ms: {
        type: "integer",
        required: false,
        summary: "The time it had taken in milliseconds.",
      },
    },
  },
  task_cancelled: {
    domain: "task",
    retryable: false,
    summary: "Somebody cancelled the task.",
    since: "0.1",
  },
  tool_error: {
    domain: "tool",
    retryable: false,
    summary: "The tool failed in a way that no other code names.",
    since: "0.1",
  },
  tool_timeout: {
    domain: "tool",
    retryable: true,
    summary: "The tool ran past its deadline.",
    since: "0.1",
  },
});

/** The facts of every family of codes. */
export const domains: { readonly [Name in Domain]: DomainFacts<ErrorCode> } = /* @__PURE__ */ table({
  protocol: {
    title: "Protocol errors",
    summary: "A message cannot be processed as it stands.",
    generic: "protocol_error",
  },
  session: {
    title: "Session errors",
    summary: "The connection itself is in trouble.",
    generic: "session_error",
  },
  subscription: {
    title: "Subscription errors",
    summary: "A subscription cannot be made or kept.",
    generic: "subscription_error",
  },
  task: {
    title: "Task errors",
    summary: "A task did not reach its end.",
    generic: "task_error",
  },
  tool: {
    title: "Tool errors",
    summary: "A tool did not do what it was called for.",
    generic: "tool_error",
  },
});

/** The facts of the protocol itself. */
export const protocol: ProtocolFacts = /* @__PURE__ */ table({
  name: "aep",
  title: "AEP",
  version: "0.1",
  status: "draft",
  summary: "Events between agents, their tasks and their tools.",
});

/** The codes that are gone; their names are never used again. */
export const retired: Readonly<Record<string, RetiredFacts>> = /* @__PURE__ */ table({});
