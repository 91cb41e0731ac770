// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { CodeFacts, DomainFacts, ProtocolFacts, RetiredFacts } from "../facts.js";
import { table } from "../tables.js";
import type { Domain, ErrorCode } from "./error-code.js";

/**
 * Everything that is known of Child 2, texts included.
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
    docsUrl: "https://family.example/child/#home_error",
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
    docsUrl: "https://family.example/child/#fire",
  },
  game_over: {
    domain: "play",
    retryable: true,
    summary: "The game is over.",
    since: "2",
    docsUrl: "https://family.example/child/#game_over",
  },
  toy_broken: {
    domain: "play",
    retryable: false,
    summary: "The toy is broken.",
    since: "2",
    recovery: {
      hint: "Cry.",
      action: "cry",
    },
    docsUrl: "https://family.example/child/#toy_broken",
  },
});

/** The facts of every family of codes. */
export const domains: { readonly [Name in Domain]: DomainFacts<ErrorCode> } = /* @__PURE__ */ table({
  home: {
    title: "At home",
    summary: "Trouble at home.",
    generic: "home_error",
  },
  play: {
    title: "At play",
    generic: "game_over",
  },
});

/** The facts of the protocol itself. */
export const protocol: ProtocolFacts = /* @__PURE__ */ table({
  name: "child",
  title: "Child",
  version: "2",
  status: "draft",
  summary: "The younger.",
  actions: {
    wait: "Wait longer.",
    cry: "Cry.",
  },
  unknown: {
    recovery: {
      hint: "Ask your parent.",
    },
  },
  limits: {
    recoveries: 2,
    maxBackoffMs: 5,
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
