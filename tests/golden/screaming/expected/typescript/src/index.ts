// Copied by `errcat generate` from templates/typescript/tree/src/index.ts. Do not edit the copy.

/**
 * What all protocols have in common. The errors of a protocol are in a module of its own.
 *
 * @module
 */

export { CodedError } from "./coded-error.js";
export type {
  CodeFacts,
  DetailFacts,
  DomainFacts,
  Ending,
  Notice,
  ProtocolFacts,
  Recovery,
  RetiredFacts,
} from "./facts.js";
export { InvalidErrorPayload, type Problem } from "./problems.js";
