// Copied by `errcat generate` from templates/typescript/tree/src/messages.ts. Do not edit the copy.
import { check, own, type Shape } from "./checking.js";
import { toPlain } from "./json.js";
import * as is from "./kinds.js";
import type { Wire } from "./parsing.js";
import { InvalidErrorPayload, type Problem } from "./problems.js";

/** What is known of the messages of one protocol whose catalogue describes events. */
export interface Messages {
  readonly event: Shape;
  /** What holds in addition for an event that carries an error. */
  readonly errorEvent: Shape;
  readonly error: Shape;
  /** Event type to the place of its error. */
  readonly carriers: ReadonlyMap<string, string>;
  /** Members that a sender makes anew, and how. */
  readonly fresh: Readonly<Record<string, "uuid" | "unix_ms">>;
}

/** Every problem of a message, those of the error that it carries included; none if it is valid. Never throws. */
export function checkMessage(messages: Messages, message: unknown): Problem[] {
  const problems: Problem[] = [];
  try {
    check(problems, "", message, messages.event);
    const location = is.object(message) ? messages.carriers.get(own(message, "type") as string) : undefined;
    if (location !== undefined) {
      check(problems, "", message, messages.errorEvent);
      check(problems, "", message, around(location, messages.error));
    }
  } catch {
    return [{ pointer: "", message: "cannot be read" }];
  }
  return unique(problems);
}

/**
 * A whole event of this type with the error that `build` gives in it. Throws InvalidErrorPayload, with pointers from
 * the event.
 */
export function buildEvent(
  messages: Messages,
  type: string,
  envelope: Wire,
  build: () => object,
): Record<string, unknown> {
  const location = messages.carriers.get(type);
  if (location === undefined) refuse([{ pointer: "/type", message: "is no event that carries an error" }]);
  const at = `/${location.replaceAll(".", "/")}`;
  const foreign: Problem[] = [];
  const plain = Object.fromEntries(
    Object.entries(envelope)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toPlain(value, `/${name}`, foreign)]),
  );
  const refused: Problem[] = [];
  const event = membersOf(messages, type, plain);
  put(event, location.split("."), attempt(build, at, refused));
  const found = checkMessage(messages, event).filter(({ pointer }) => refused.length === 0 || !pointer.startsWith(at));
  const problems = [...found, ...foreign, ...refused];
  if (problems.length > 0) refuse(unique(problems));
  return event;
}

/** The error object, or an empty one and why it is none. */
function attempt(build: () => object, at: string, refused: Problem[]): object {
  try {
    return build();
  } catch (error) {
    if (!(error instanceof InvalidErrorPayload)) throw error;
    refused.push(...error.problems.map(({ pointer, message }) => ({ pointer: at + pointer, message })));
    return {};
  }
}

/** The members of an event in the order of the catalogue; the place of the error is kept for it. */
function membersOf(messages: Messages, type: string, given: Wire): Record<string, unknown> {
  const special = messages.errorEvent.properties ?? {};
  const event: Record<string, unknown> = {};
  const root = messages.carriers.get(type)?.split(".")[0];
  for (const [name, shape] of Object.entries({ ...messages.event.properties, ...special })) {
    const fresh = own(messages.fresh, name);
    let value = own(given, name) ?? (own(special, name) as Shape | undefined)?.const ?? shape.const;
    if (name === "type") value = type;
    else if (value === undefined && fresh) value = fresh === "uuid" ? uuid() : `${Date.now()}`;
    else if (value === undefined && name === root) value = {};
    if (value !== undefined) event[name] = value;
  }
  return event;
}

function put(event: Record<string, unknown>, path: readonly string[], error: object): void {
  const [name = "", ...deeper] = path;
  if (deeper.length === 0) {
    event[name] = error;
    return;
  }
  const inner = is.object(event[name]) ? { ...event[name] } : {};
  event[name] = inner;
  put(inner, deeper, error);
}

/** The shape of an object with something of a shape at this location. */
function around(location: string, shape: Shape): Shape {
  return location
    .split(".")
    .reduceRight<Shape>((inner, name) => ({ type: "object", required: [name], properties: { [name]: inner } }), shape);
}

declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** A random UUID of version 4. `crypto.randomUUID` would be missing from pages without TLS. */
function uuid(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) => {
    const bits = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return (index === 4 || index === 6 || index === 8 || index === 10 ? "-" : "") + bits.toString(16).padStart(2, "0");
  });
  return digits.join("");
}

function refuse(problems: readonly Problem[]): never {
  throw new InvalidErrorPayload(problems);
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
