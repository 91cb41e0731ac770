// Copied by `errcat generate` from templates/typescript/tree/src/building.ts. Do not edit the copy.
import { check, quoted, type Shape } from "./checking.js";
import type { CodeFacts, Ending } from "./facts.js";
import { toPlain } from "./json.js";
import * as is from "./kinds.js";
import type { Wire } from "./parsing.js";
import { InvalidErrorPayload, kindOf, type Problem } from "./problems.js";

/** What a sender of one protocol must know. The tables have no prototype. */
export interface Sender {
  /** The protocol's title and version. */
  readonly title: string;
  readonly catalog: Readonly<Record<string, CodeFacts>>;
  readonly retired: Readonly<Record<string, Ending>>;
  /** Every problem of the members of an error object; undefined if there is none. */
  readonly check: (error: Wire, pointer: string) => Problem[] | undefined;
}

/**
 * The error object, its members in the order of those given. What is undefined is left out; a message and a flag come
 * from the code. Throws InvalidErrorPayload for what a receiver would refuse and for what JSON cannot carry.
 */
export function build(sender: Sender, given: Wire): Record<string, unknown> {
  const facts = is.string(given.code) ? sender.catalog[given.code] : undefined;
  const foreign: Problem[] = [];
  const error: Record<string, unknown> = { __proto__: null };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) error[name] = toPlain(value, `/${name}`, foreign);
    else if (DEFAULTS.has(name)) error[name] = undefined; // Its place is here, whatever it becomes.
  }
  if (facts && "message" in error) error.message ??= defaultMessage(facts, error.details);
  if (facts && "retryable" in error) error.retryable ??= facts.retryable;
  const problems: Problem[] = facts ? [] : [{ pointer: "/code", message: codeProblem(sender, error.code) }];
  const found = sender.check(error, "") ?? [];
  problems.push(...found.filter(({ pointer }) => !isToldBy(pointer.slice(1), given, facts)));
  if (facts && is.object(error.details)) check(problems, "/details", error.details, detailsShape(facts));
  problems.push(...foreign);
  if (problems.length > 0) throw new InvalidErrorPayload(unique(problems));
  return { ...error };
}

const DEFAULTS = new Set(["message", "retryable"]);

/** Is a problem of this member one of the code: of itself, or because there is no code to take the member from? */
function isToldBy(name: string, given: Wire, facts: CodeFacts | undefined): boolean {
  return name === "code" || (!facts && DEFAULTS.has(name) && given[name] === undefined);
}

/** The message template filled from details, where all that it names is there; else the summary. */
export function defaultMessage({ message, summary }: CodeFacts, details: unknown): string {
  const values = new Map<string, unknown>(is.object(details) ? Object.entries(details) : []);
  const names = [...(message ?? "").matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  if (message === undefined || !names.every((name) => values.has(name))) return summary;
  return message.replace(PLACEHOLDER, (_, name: string) => shown(values.get(name)));
}

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** A value in the midst of a sentence. What JSON cannot carry is told elsewhere. */
function shown(value: unknown): string {
  return is.string(value) ? value : String(toText(value));
}

function toText(value: unknown): unknown {
  try {
    return JSON.stringify(value);
  } catch {
    return "";
  }
}

function codeProblem(sender: Sender, code: unknown): string {
  if (!is.string(code)) return `must be a string, not ${kindOf(code)}`;
  const ending = sender.retired[code];
  if (!ending) return `is not a code of ${sender.title}: ${quoted(code)}`;
  return `was retired in ${ending.since}${ending.use ? `; use ${quoted(ending.use)}` : ""}`;
}

/** The shape of the details that a code declares. */
function detailsShape({ details = {} }: CodeFacts): Shape {
  const declared = Object.entries(details);
  return {
    required: declared.filter(([, { required }]) => required).map(([name]) => name),
    properties: Object.fromEntries(declared.map(([name, { type }]) => [name, { type }])),
  };
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
