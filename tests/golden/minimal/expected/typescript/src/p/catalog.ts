// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { CodeFacts, DomainFacts, ProtocolFacts, RetiredFacts } from "../facts.js";
import { table } from "../tables.js";
import type { Domain, ErrorCode } from "./error-code.js";

/**
 * Everything that is known of P 1, texts included.
 *
 * @module
 */

/** The facts of every code. */
export const catalog: { readonly [Code in ErrorCode]: CodeFacts<Domain> } = /* @__PURE__ */ table({
  c: {
    domain: "d",
    retryable: false,
    summary: "It failed.",
  },
});

/** The facts of every family of codes. */
export const domains: { readonly [Name in Domain]: DomainFacts<ErrorCode> } = /* @__PURE__ */ table({
  d: {
    title: "D",
  },
});

/** The facts of the protocol itself. */
export const protocol: ProtocolFacts = /* @__PURE__ */ table({
  name: "p",
  title: "P",
  version: "1",
  status: "draft",
});

/** The codes that are gone; their names are never used again. */
export const retired: Readonly<Record<string, RetiredFacts>> = /* @__PURE__ */ table({});
