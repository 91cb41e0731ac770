// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { CodeFacts, DomainFacts, ProtocolFacts, RetiredFacts } from "../facts.js";
import { table } from "../tables.js";
import type { Domain, ErrorCode } from "./error-code.js";

/**
 * Everything that is known of Shop 2.10, texts included.
 *
 * @module
 */

/** The facts of every code. */
export const catalog: { readonly [Code in ErrorCode]: CodeFacts<Domain> } = /* @__PURE__ */ table({
  order_failed: {
    domain: "order",
    retryable: false,
    summary: "The order failed.",
    since: "1",
    aliases: ["ORDER_FAILED", "order.failure"],
    docsUrl: "https://errors.example.org/shop/shop/#order_failed",
  },
  order_timeout: {
    domain: "order",
    retryable: true,
    summary: "The supplier did not answer in time.",
    since: "1.2",
    message: "order {order_id} waited {waited_ms} ms, {share} of the limit",
    details: {
      order_id: {
        type: "string",
        required: true,
        summary: "Which order.",
      },
      waited_ms: {
        type: "integer",
        required: true,
        summary: "How long.",
      },
      share: {
        type: "number",
        required: false,
        summary: "Of the limit.",
      },
      final: {
        type: "boolean",
        required: false,
      },
      items: {
        type: "array",
        required: false,
        summary: "What was ordered.",
      },
      address: {
        type: "object",
        required: false,
        summary: "Where to.",
      },
    },
    recovery: {
      hint: "Send the order again.",
      action: "retry",
      maxRetries: 3,
      backoffMs: 100,
      timeoutMs: 5000,
    },
    notice: {
      severity: "info",
      message: "Please wait a moment.",
      action: "wait",
      translations: {
        de: "Einen Moment bitte.",
        pt: "Um instante.",
        "pt-BR": "Um momento, por favor.",
      },
    },
    disconnectAfter: 12,
    docsUrl: "https://errors.example.org/shop/shop/#order_timeout",
  },
  order_stuck: {
    domain: "order",
    retryable: true,
    summary: "The order waits for a person.",
    since: "1.3",
    recovery: {
      hint: "Call the supplier.",
    },
    notice: {
      severity: "warning",
      message: "Your order takes longer.",
    },
    disconnectAfter: 0,
    deprecated: {
      since: "2.1",
      use: "order_timeout",
      note: "Nobody could tell the two apart.",
      removeIn: "3.0",
    },
    docsUrl: "https://errors.example.org/shop/shop/#order_stuck",
  },
  order_doubled: {
    domain: "order",
    retryable: false,
    summary: "The order came twice.",
    deprecated: {
      since: "2.3",
    },
    docsUrl: "https://errors.example.org/shop/shop/#order_doubled",
  },
  payment: {
    domain: "payment",
    retryable: false,
    summary: "The payment failed.",
    docsUrl: "https://errors.example.org/shop/shop/#payment",
  },
  refused: {
    domain: "payment",
    retryable: false,
    summary: "The bank refused.",
    recovery: {
      hint: "Take another card.",
      action: "ask",
      maxRetries: 0,
      backoffMs: 0,
    },
    docsUrl: "https://errors.example.org/shop/shop/#refused",
  },
  sold_out: {
    domain: "stock",
    retryable: true,
    summary: "There is none left.",
    since: "2.10",
    recovery: {
      hint: "Order again tomorrow.",
      maxRetries: 2,
      backoffMs: 5,
      timeoutMs: 7,
    },
    docsUrl: "https://errors.example.org/shop/shop/#sold_out",
  },
});

/** The facts of every family of codes. */
export const domains: { readonly [Name in Domain]: DomainFacts<ErrorCode> } = /* @__PURE__ */ table({
  order: {
    title: "Orders",
    summary: "An order cannot be taken or filled.",
    generic: "order_failed",
  },
  payment: {
    title: "Payments",
    generic: "payment",
  },
  stock: {
    title: "Stock",
    summary: "Something is not there.",
  },
});

/** The facts of the protocol itself. */
export const protocol: ProtocolFacts = /* @__PURE__ */ table({
  name: "shop",
  title: "Shop",
  version: "2.10",
  status: "stable",
  summary: "Orders and payments between a shop and its suppliers.",
  actions: {
    retry: "Send it again.",
    ask: "Ask the customer.",
  },
  unknown: {
    recovery: {
      hint: "Ask somebody who knows.",
      action: "ask",
      maxRetries: 1,
      backoffMs: 250,
      timeoutMs: 9000,
    },
    notice: {
      severity: "error",
      message: "Something went wrong.",
      action: "ask",
      translations: {
        de: "Etwas ging schief.",
      },
    },
  },
  limits: {
    recoveries: 4,
    closeCode: 4008,
    maxBackoffMs: 60000,
  },
  monitor: {
    windowS: 900,
    top: 5,
    maxRate: 2.5,
  },
});

/** The codes that are gone; their names are never used again. */
export const retired: Readonly<Record<string, RetiredFacts>> = /* @__PURE__ */ table({
  order_lost: {
    domain: "order",
    since: "2.0",
    use: "order_failed",
    note: "Orders are not lost any more.",
  },
  order_strange: {
    domain: "order",
    since: "2.0",
  },
});
