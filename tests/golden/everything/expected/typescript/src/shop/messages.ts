// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { buildEvent, checkMessage as check, type Messages } from "../messages.js";
import type { Problem } from "../problems.js";
import type { ErrorCode } from "./error-code.js";
import { CARRIERS } from "./known.js";
import { type BuildErrorOptions, buildError } from "./sending.js";

/** What `buildErrorEvent` takes beside code and message: what the event needs, and what `buildError` takes. */
export interface BuildErrorEventOptions<Code extends ErrorCode = ErrorCode> extends BuildErrorOptions<Code> {
  /** The type of the event. */
  readonly type: "order.failed" | "payment.failed";
  /** The member `id` of the event; made anew unless given. */
  readonly id?: string | undefined;
  /** The member `sequence` of the event. */
  readonly sequence?: number | undefined;
  /** The member `weight` of the event. */
  readonly weight?: number | undefined;
  /** The member `final` of the event. */
  readonly final?: boolean | undefined;
  /** The member `tags` of the event. */
  readonly tags?: readonly unknown[] | undefined;
  /** The member `sender` of the event. */
  readonly sender: string;
  /** The member `payload` of the event. */
  readonly payload?: Readonly<Record<string, unknown>> | undefined;
  /** The member `anything` of the event. */
  readonly anything?: unknown;
}

/**
 * Every problem of a whole message, a decoded JSON value; none if it is valid. Never throws. The members are checked
 * strictly: one that is there is of its type, whatever its value. If the message carries an error, that is checked as well.
 */
export function checkMessage(message: unknown): Problem[] {
  return check(MESSAGES, message);
}

/**
 * A whole event with its error, ready for `JSON.stringify` and valid by `checkMessage`. Throws InvalidErrorPayload, with
 * pointers from the event, for what a receiver would refuse.
 */
export function buildErrorEvent<Code extends ErrorCode>(code: Code, message: string | undefined, options: BuildErrorEventOptions<Code>): Record<string, unknown> {
  const envelope = {
    id: options.id ?? undefined,
    sequence: options.sequence ?? undefined,
    weight: options.weight ?? undefined,
    final: options.final ?? undefined,
    tags: options.tags ?? undefined,
    sender: options.sender ?? undefined,
    payload: options.payload ?? undefined,
    anything: options.anything,
  };
  return buildEvent(MESSAGES, options.type, envelope, () => buildError(code, message, options));
}

const MESSAGES: Messages = {
  event: {
    type: "object",
    required: ["id", "type", "payload"],
    properties: {
      id: {
        type: "string",
        format: "uuid",
      },
      sequence: {
        type: "integer",
      },
      weight: {
        type: "number",
      },
      final: {
        type: "boolean",
      },
      tags: {
        type: "array",
      },
      sender: {
        type: "string",
        minLength: 1,
        pattern: "^[a-z]{1,8}:[0-9]+$",
      },
      type: {
        type: "string",
        enum: ["order.placed", "order.failed", "payment.failed"],
      },
      payload: {
        type: "object",
        required: ["trace"],
        properties: {
          trace: {
            type: "string",
            minLength: 2,
          },
          error: {
            type: "object",
          },
        },
      },
      anything: {},
    },
  },
  errorEvent: {
    required: ["sender"],
    properties: {
      channel: {
        type: "string",
        const: "system",
      },
      sender: {
        type: "string",
        minLength: 2,
      },
    },
  },
  error: {
    type: "object",
    required: ["code", "message", "retryable", "trace_id"],
    properties: {
      code: {
        type: "string",
      },
      message: {
        type: "string",
      },
      retryable: {
        type: "boolean",
      },
      details: {
        type: "object",
      },
      trace_id: {
        type: "string",
        format: "uuid",
        pattern: "^[0-9a-f-]{36}$",
      },
      region: {
        type: "string",
        enum: ["north", "south"],
      },
      source: {
        type: "string",
        const: "shop",
      },
      hops: {
        type: "integer",
      },
      load: {
        type: "number",
      },
      path: {
        type: "array",
      },
      context: {
        type: "object",
        required: ["user"],
        properties: {
          user: {
            type: "string",
            minLength: 1,
          },
        },
      },
      extra: {},
    },
  },
  carriers: CARRIERS,
  fresh: {
    id: "uuid",
  },
};
