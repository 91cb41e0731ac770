// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { CodeFacts, DomainFacts, ProtocolFacts, RetiredFacts } from "../facts.js";
import { table } from "../tables.js";
import type { Domain, ErrorCode } from "./error-code.js";

/**
 * Everything that is known of Depot 0.1, texts included.
 *
 * @module
 */

/** The facts of every code. */
export const catalog: { readonly [Code in ErrorCode]: CodeFacts<Domain> } = /* @__PURE__ */ table({
  GATE_SHUT: {
    domain: "gates",
    retryable: true,
    summary: "The gate is shut.",
    docsUrl: "https://errors.example.org/shop/depot/#GATE_SHUT",
  },
});

/** The facts of every family of codes. */
export const domains: { readonly [Name in Domain]: DomainFacts<ErrorCode> } = /* @__PURE__ */ table({
  gates: {
    title: "Gates",
  },
});

/** The facts of the protocol itself. */
export const protocol: ProtocolFacts = /* @__PURE__ */ table({
  name: "depot",
  title: "Depot",
  version: "0.1",
  status: "archived",
  unknown: {
    recovery: {
      hint: "Ask the depot.",
    },
  },
  limits: {
    closeCode: 1000,
  },
  monitor: {
    maxRate: 1,
  },
});

/** The codes that are gone; their names are never used again. */
export const retired: Readonly<Record<string, RetiredFacts>> = /* @__PURE__ */ table({});
