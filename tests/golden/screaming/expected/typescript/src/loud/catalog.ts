// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { CodeFacts, DomainFacts, ProtocolFacts, RetiredFacts } from "../facts.js";
import { table } from "../tables.js";
import type { Domain, ErrorCode } from "./error-code.js";

/**
 * Everything that is known of LOUD 3.0, texts included.
 *
 * @module
 */

/** The facts of every code. */
export const catalog: { readonly [Code in ErrorCode]: CodeFacts<Domain> } = /* @__PURE__ */ table({
  NULL: {
    domain: "class",
    retryable: false,
    summary: "There is nothing.",
  },
  NONE: {
    domain: "class",
    retryable: false,
    summary: "There is less than nothing.",
  },
  TRUE: {
    domain: "class",
    retryable: false,
    summary: "It is true.",
  },
  CLASS: {
    domain: "class",
    retryable: false,
    summary: "The class is the error.",
  },
  MRO: {
    domain: "class",
    retryable: false,
    summary: "The order is wrong.",
  },
  NAME: {
    domain: "class",
    retryable: false,
    summary: "It has no name.",
  },
  VALUE: {
    domain: "class",
    retryable: false,
    summary: "It has no value.",
  },
  A: {
    domain: "class",
    retryable: false,
    summary: "It is but a letter.",
  },
  X1_2B: {
    domain: "class",
    retryable: true,
    summary: "It has digits.",
  },
  TIMEOUT: {
    domain: "lambda",
    retryable: true,
    summary: "It took too long.",
  },
  READ_TIMEOUT: {
    domain: "lambda",
    retryable: true,
    summary: "Reading took too long.",
  },
  TIMEOUT_ERROR: {
    domain: "lambda",
    retryable: false,
    summary: "It is no timeout by its name.",
  },
  EXCEPTION: {
    domain: "lambda",
    retryable: false,
    summary: "It is exceptional.",
  },
  KEY_ERROR: {
    domain: "lambda",
    retryable: false,
    summary: "The key is wrong.",
  },
  ERROR: {
    domain: "lambda",
    retryable: false,
    summary: "It is an error.",
  },
  CONSTRUCTOR: {
    domain: "lambda",
    retryable: false,
    summary: "It could not be built.",
  },
  PROTO: {
    domain: "lambda",
    retryable: false,
    summary: "It is a prototype.",
  },
  TO_STRING: {
    domain: "lambda",
    retryable: false,
    summary: "It cannot be told.",
  },
});

/** The facts of every family of codes. */
export const domains: { readonly [Name in Domain]: DomainFacts<ErrorCode> } = /* @__PURE__ */ table({
  class: {
    title: "Class",
    generic: "CLASS",
  },
  lambda: {
    title: "Errors like those of Python",
  },
});

/** The facts of the protocol itself. */
export const protocol: ProtocolFacts = /* @__PURE__ */ table({
  name: "loud",
  title: "LOUD",
  version: "3.0",
  status: "stable",
  summary: "All codes are shouted.",
  actions: {
    none: "Do nothing.",
    class: "Go back to school.",
  },
});

/** The codes that are gone; their names are never used again. */
export const retired: Readonly<Record<string, RetiredFacts>> = /* @__PURE__ */ table({});
