// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { buildEvent, checkMessage as check, type Messages } from "../messages.js";
import type { Problem } from "../problems.js";
import type { ErrorCode } from "./error-code.js";
import { CARRIERS } from "./known.js";
import { type BuildErrorOptions, buildError } from "./sending.js";

/** What `buildErrorEvent` takes beside code and message: what the event needs, and what `buildError` takes. */
export interface BuildErrorEventOptions extends BuildErrorOptions {
  /** The member `id` of the event; made anew unless given. */
  readonly id?: string | undefined;
  /** The member `session` of the event. */
  readonly session: string;
  /** The member `seq` of the event. */
  readonly seq: string;
  /** The member `ts` of the event; made anew unless given. */
  readonly ts?: string | undefined;
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
export function buildErrorEvent<Code extends ErrorCode>(code: Code, message: string | undefined, options: BuildErrorEventOptions): Record<string, unknown> {
  const envelope = {
    id: options.id ?? undefined,
    session: options.session ?? undefined,
    seq: options.seq ?? undefined,
    ts: options.ts ?? undefined,
  };
  return buildEvent(MESSAGES, "ERROR", envelope, () => buildError(code, message, options));
}

const MESSAGES: Messages = {
  event: {
    type: "object",
    required: ["id", "session", "seq", "ts", "channel", "type", "payload"],
    properties: {
      id: {
        type: "string",
        format: "uuid",
        pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[1-5][0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}$",
      },
      session: {
        type: "string",
        minLength: 1,
      },
      seq: {
        type: "string",
        pattern: "^[0-9]{1,20}$",
      },
      ts: {
        type: "string",
        minLength: 1,
      },
      channel: {
        type: "string",
        pattern: "^[A-Za-z0-9_-]{1,128}$",
      },
      type: {
        type: "string",
        enum: ["HAI", "RUN_STARTED", "RUN_FINISHED", "RUN_CANCEL", "RUN_ERROR", "PING", "PONG", "REPLAY_REQUEST", "MESSAGE_START", "MESSAGE_PART", "MESSAGE_END", "AUDIO_CHUNK", "TOOL_CALL", "TOOL_UPDATE", "TOOL_DONE", "TOOL_CANCEL", "TOOL_LIST", "TOOL_SCHEMA", "ERROR", "FLOW_UPDATE", "PAUSE_CHANNEL", "RESUME_CHANNEL"],
      },
      payload: {
        type: "object",
      },
    },
  },
  errorEvent: {
    properties: {
      channel: {
        const: "SYSTEM",
      },
    },
  },
  error: {
    type: "object",
    required: ["code", "message"],
    properties: {
      code: {
        type: "string",
      },
      message: {
        type: "string",
      },
      related_id: {
        type: "string",
      },
      detail: {},
    },
  },
  carriers: CARRIERS,
  fresh: {
    id: "uuid",
    ts: "unix_ms",
  },
};
