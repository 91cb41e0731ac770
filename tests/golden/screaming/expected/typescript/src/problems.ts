// Source: templates/typescript/tree/src/problems.ts, copied as it is.

/** One thing that is wrong. */
export interface Problem {
  /** Where: a JSON Pointer (RFC 6901) from the root of what was checked; empty for the root itself. */
  readonly pointer: string;
  /** What: words that are the same in every language. */
  readonly message: string;
}

/** An error object that breaks its protocol. */
export class InvalidErrorPayload extends Error {
  /** All that is wrong, in the order of the members. */
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ pointer, message }) => `${pointer || "the error"} ${message}`).join("; "));
    this.problems = problems;
  }

  /** The name of the class, which no minifier changes. */
  override get name(): string {
    return "InvalidErrorPayload";
  }
}

/** Adds a problem: a value that is missing or of the wrong kind. */
export function tell(problems: Problem[], pointer: string, wanted: string, value: unknown): void {
  const message = value === undefined ? "is missing" : `must be ${withArticle(wanted)}, not ${kindOf(value)}`;
  problems.push({ pointer, message });
}

/** What a value is, with an article. */
export function kindOf(value: unknown): string {
  return value === null ? "null" : withArticle(Array.isArray(value) ? "array" : typeof value);
}

function withArticle(kind: string): string {
  return ("aio".includes(kind.charAt(0)) ? "an " : "a ") + kind;
}
