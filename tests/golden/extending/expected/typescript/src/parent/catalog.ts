// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { CodeFacts, DomainFacts, ProtocolFacts, RetiredFacts } from "../facts.js";
import { table } from "../tables.js";
import type { Domain, ErrorCode } from "./error-code.js";

/**
 * Everything that is known of Parent 1, texts included.
 *
 * @module
 */

/** The facts of every code. */
export const catalog: { readonly [Code in ErrorCode]: CodeFacts<Domain> } = /* @__PURE__ */ table({
  home_error: {
    domain: "home",
    retryable: false,
    summary: "Something is wrong at home.",
    since: "1",
    docsUrl: "https://family.example/parent/#home_error",
  },
  fire: {
    domain: "home",
    retryable: false,
    summary: "It burns.",
    since: "1",
    message: "{room} burns",
    details: {
      room: {
        type: "string",
        required: true,
      },
    },
    deprecated: {
      since: "1.1",
      use: "home_error",
    },
    docsUrl: "https://family.example/parent/#fire",
  },
});

/** The facts of every family of codes. */
export const domains: { readonly [Name in Domain]: DomainFacts<ErrorCode> } = /* @__PURE__ */ table({
  home: {
    title: "At home",
    summary: "Trouble at home.",
    generic: "home_error",
  },
});

/** The facts of the protocol itself. */
export const protocol: ProtocolFacts = /* @__PURE__ */ table({
  name: "parent",
  title: "Parent",
  version: "1",
  status: "stable",
  summary: "The eldest.",
  actions: {
    wait: "Wait.",
  },
  unknown: {
    recovery: {
      hint: "Wait and see.",
      action: "wait",
      backoffMs: 10,
    },
    notice: {
      severity: "info",
      message: "Patience.",
    },
  },
  limits: {
    recoveries: 1,
  },
  monitor: {
    top: 3,
  },
});

/** The codes that are gone; their names are never used again. */
export const retired: Readonly<Record<string, RetiredFacts>> = /* @__PURE__ */ table({
  flood: {
    domain: "home",
    since: "1.1",
    use: "home_error",
  },
});
