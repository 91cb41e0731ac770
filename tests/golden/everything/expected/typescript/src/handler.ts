// Copied by `errcat generate` from templates/typescript/tree/src/handler.ts. Do not edit the copy.
import type { Outcome, Recovery } from "./recovery.js";

/** Where errors are logged: `console`, or a logger with these two methods. */
export interface Logger {
  warn(message: string, ...more: unknown[]): void;
  debug(message: string, ...more: unknown[]): void;
}

/** An error that was received: a payload, or an exception. */
export interface Handled {
  readonly rawCode: string;
  readonly message: string;
  readonly relatedId?: unknown;
  toJSON(): Readonly<Record<string, unknown>>;
}

/** What a handler takes. */
export interface ErrorHandlerOptions<Failure extends Handled> {
  /** Without it errors are logged and told, no more. */
  readonly recovery?: Recovery<Failure> | undefined;
  /** `console` unless given. */
  readonly logger?: Logger | undefined;
}

/** What a client does with each error that it receives: log, recover, tell whoever wants to know. */
export class ErrorHandler<Failure extends Handled = Handled> {
  readonly #recovery: Recovery<Failure> | undefined;
  readonly #logger: Logger;
  readonly #callbacks = new Set<{ readonly code: string | undefined; readonly call: (error: Failure) => unknown }>();

  constructor({ recovery, logger = console }: ErrorHandlerOptions<Failure> = {}) {
    this.#recovery = recovery;
    this.#logger = logger;
  }

  /**
   * Call back for every error, or for those of one code; gives a function that ends it. The callback may be async;
   * nobody waits for it then. One that throws or rejects is logged and harms nobody else.
   */
  onError(call: (error: Failure) => unknown, { code }: { readonly code?: string | undefined } = {}): () => void {
    const entry = { code, call };
    this.#callbacks.add(entry);
    return () => {
      this.#callbacks.delete(entry);
    };
  }

  /** Log an error, begin to recover from it, call back, and wait for the outcome; undefined without a recovery. */
  async handle(error: Failure): Promise<Outcome | undefined> {
    this.#log(error);
    const recovering = this.#recovery?.recover(error);
    for (const { code, call } of [...this.#callbacks]) {
      if (code === undefined || code === error.rawCode) void this.#tell(call, error);
    }
    return recovering;
  }

  /** One line: what a peer wrote is quoted, so that it cannot forge another. Details may be private. */
  #log(error: Failure): void {
    const about = error.relatedId === undefined ? "" : ` (about ${JSON.stringify(error.relatedId)})`;
    this.#logger.warn(`${line(error.rawCode)}: ${JSON.stringify(error.message)}${about}`);
    try {
      const { code, message, related_id, retryable, ...details } = error.toJSON();
      this.#logger.debug(`details of ${line(error.rawCode)}:`, details);
    } catch {
      this.#logger.debug(`details of ${line(error.rawCode)} cannot be told`);
    }
  }

  async #tell(call: (error: Failure) => unknown, error: Failure): Promise<void> {
    try {
      await call(error);
    } catch (cause) {
      this.#logger.warn(`a callback for ${line(error.rawCode)} failed:`, cause);
    }
  }
}

declare const console: Logger;

/** A code as it is, if it is one; anything else in quotes. */
function line(text: string): string {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(text) ? text : JSON.stringify(text);
}
