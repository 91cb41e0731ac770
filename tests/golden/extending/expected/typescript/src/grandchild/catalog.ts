// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { CodeFacts, DomainFacts, ProtocolFacts, RetiredFacts } from "../facts.js";
import { table } from "../tables.js";
import type { Domain, ErrorCode } from "./error-code.js";

/**
 * Everything that is known of Grandchild 3, texts included.
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
    docsUrl: "https://family.example/grandchild/#home_error",
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
    docsUrl: "https://family.example/grandchild/#fire",
  },
  noise: {
    domain: "home",
    retryable: true,
    summary: "It is too loud.",
    since: "3",
    docsUrl: "https://family.example/grandchild/#noise",
  },
  game_over: {
    domain: "play",
    retryable: true,
    summary: "The game is over.",
    since: "2",
    docsUrl: "https://family.example/grandchild/#game_over",
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
    docsUrl: "https://family.example/grandchild/#toy_broken",
  },
  late: {
    domain: "school",
    retryable: false,
    summary: "The bell has rung.",
    since: "3",
    recovery: {
      hint: "Wait outside.",
      action: "wait",
    },
    docsUrl: "https://family.example/grandchild/#late",
  },
});

/** The facts of every family of codes. */
export const domains: { readonly [Name in Domain]: DomainFacts<ErrorCode> } = /* @__PURE__ */ table({
  home: {
    title: "At home",
    summary: "Trouble at home, said anew.",
    generic: "home_error",
  },
  play: {
    title: "At play",
    generic: "game_over",
  },
  school: {
    title: "School",
  },
});

/** The facts of the protocol itself. */
export const protocol: ProtocolFacts = /* @__PURE__ */ table({
  name: "grandchild",
  title: "Grandchild",
  version: "3",
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
