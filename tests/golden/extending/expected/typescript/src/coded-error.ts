// Copied by `errcat generate` from templates/typescript/tree/src/coded-error.ts. Do not edit the copy.

/** What an exception is made of: a payload that was read, or one that nobody has checked. */
export interface Raised {
  readonly code: string | undefined;
  readonly rawCode: string;
  readonly message: string;
  readonly retryable: boolean;
  readonly successor?: string | undefined;
  toJSON(): Readonly<Record<string, unknown>>;
}

/** The base of every exception of every protocol. Making one checks nothing, so that throwing never fails. */
export class CodedError extends Error {
  static override readonly name: string = "CodedError";

  /** The code; an unknown one reads as the fallback of its protocol, or as undefined. */
  readonly code: string | undefined;
  /** The code exactly as it came. */
  readonly rawCode: string;
  /** May the operation be tried again? As received or given; else as the catalogue says. */
  readonly retryable: boolean;
  /** What took the place of the code that came, if that one is retired. */
  readonly successor: string | undefined;
  readonly #raised: Raised;

  constructor(raised: Raised, options?: ErrorOptions) {
    super(raised.message, options);
    this.code = raised.code;
    this.rawCode = raised.rawCode;
    this.retryable = raised.retryable;
    this.successor = raised.successor;
    this.#raised = raised;
  }

  /** The name of the class, which no minifier changes. */
  override get name(): string {
    return this.constructor.name;
  }

  /** The error object: as it came, or built now. Throws InvalidErrorPayload for what a receiver would refuse. */
  toJSON(): Readonly<Record<string, unknown>> {
    return this.#raised.toJSON();
  }
}
