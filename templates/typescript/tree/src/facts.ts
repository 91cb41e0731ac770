// Copied by `errcat generate` from templates/typescript/tree/src/facts.ts. Do not edit the copy.

/** What to do after an error. Times are in milliseconds. */
export interface Recovery {
  /** What a person would do, in a sentence. */
  readonly hint: string;
  /** A word of the protocol's vocabulary of recovery. */
  readonly action?: string;
  /** Attempts after the first one. */
  readonly maxRetries?: number;
  /** The pause before the first retry; doubled before each further one. */
  readonly backoffMs?: number;
  /** The time that the action may take. */
  readonly timeoutMs?: number;
}

/** What a person is told. */
export interface Notice {
  /** How loud. */
  readonly severity: "info" | "warning" | "error";
  /** The sentence that is shown. */
  readonly message: string;
  /** What the person is offered, in one word. */
  readonly action?: string;
  /** The sentence in other languages, by tag. */
  readonly translations?: Readonly<Record<string, string>>;
}

/** When a code was deprecated or retired, and what takes its place. */
export interface Ending {
  readonly since: string;
  readonly use?: string;
  readonly note?: string;
}

/** When a code was deprecated, and in which version it goes. */
export interface Deprecation extends Ending {
  /** The version of the protocol in which it is to be retired. */
  readonly removeIn?: string;
}

/** A code that is gone. */
export interface RetiredFacts extends Ending {
  /** The family of codes that it was in. */
  readonly domain: string;
}

/** A member of `details` that a code declares. */
export interface DetailFacts {
  /** The JSON type. */
  readonly type: "string" | "boolean" | "number" | "integer" | "object" | "array";
  /** Must a sender give it? */
  readonly required: boolean;
  readonly summary?: string;
}

/** All that is known of a code. */
export interface CodeFacts<Domain extends string = string> {
  /** The family of codes that it is in. */
  readonly domain: Domain;
  /** May the same operation succeed later with nothing changed? The default; the flag on the wire decides. */
  readonly retryable: boolean;
  /** What happened, in one sentence. */
  readonly summary: string;
  /** The version of the protocol that brought it. */
  readonly since?: string;
  /** The default message; names in braces are filled from details. */
  readonly message?: string;
  /** The members of `details` that it declares. */
  readonly details?: Readonly<Record<string, DetailFacts>>;
  readonly recovery?: Recovery;
  readonly notice?: Notice;
  /** A peer that causes more than this many is disconnected. */
  readonly disconnectAfter?: number;
  /** Since when it should no longer be used, and what to use instead. */
  readonly deprecated?: Deprecation;
  /** Old spellings, which receivers read as this code. */
  readonly aliases?: readonly string[];
  /** The page about it. */
  readonly docsUrl?: string;
}

/** All that is known of a family of codes, beside the codes. */
export interface DomainFacts<Code extends string = string> {
  readonly title: string;
  readonly summary?: string;
  /** The code that stands for the whole family. */
  readonly generic?: Code;
}

/** All that is known of a protocol, beside its codes. */
export interface ProtocolFacts {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly status: "draft" | "stable" | "archived";
  readonly summary?: string;
  /** What each action of recovery means. */
  readonly actions?: Readonly<Record<string, string>>;
  /** What a code outside the catalogue gets. */
  readonly unknown?: { readonly recovery?: Recovery; readonly notice?: Notice };
  /** Recoveries of one code before giving up, the WebSocket close code, the longest pause between retries. */
  readonly limits?: { readonly recoveries?: number; readonly closeCode?: number; readonly maxBackoffMs?: number };
  /** The window of a rate in seconds, the length of the top list, errors a second above which to limit. */
  readonly monitor?: { readonly windowS?: number; readonly top?: number; readonly maxRate?: number };
}
