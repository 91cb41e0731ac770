// Copied by `errcat generate` from templates/typescript/tree/src/problems.ts. Do not edit the copy.

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
  declare readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ pointer, message }) => `${pointer || "the error"} ${message}`).join("; "));
    this.problems = problems;
  }

  /** The name of the class, which no minifier changes. */
  override get name(): string {
    return "InvalidErrorPayload";
  }
}

/** Adds a problem: a value that is missing, or is not what is wanted. The list is made when there is something to add. */
export function tell(problems: Problem[] = [], pointer: string, wanted: string, value: unknown): Problem[] {
  problems.push({
    pointer,
    message: value === undefined ? "is missing" : `must be ${wanted}, not ${kindOf(value)}`,
  });
  return problems;
}

/** What a value is, with an article. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "object") return Array.isArray(value) ? "an array" : "an object";
  return `a ${typeof value}`;
}
