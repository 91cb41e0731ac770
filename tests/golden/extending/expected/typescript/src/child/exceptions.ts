// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { CodedError } from "../coded-error.js";
import { raise } from "../raising.js";
import type { ErrorCode } from "./error-code.js";
import type * as payload from "./payload.js";
import { type BuildErrorOptions, buildError, SENDER } from "./sending.js";

type Given = Partial<BuildErrorOptions> & ErrorOptions;

/** Any error of Child 2, also one whose code is unknown. */
export class ChildError extends CodedError {
  static override readonly name: string = "ChildError";
  /** The code of a class of exceptions. */
  static readonly code: ErrorCode | undefined = "home_error";

  declare readonly code: ErrorCode;
  declare readonly successor: ErrorCode | undefined;
  /** The member `details` of the error object. */
  readonly details: payload.ErrorDetails | undefined;

  /** The exception of an error that was received. */
  constructor(error: payload.ErrorPayload, options?: ErrorOptions);
  /** An exception of one's own; a message and a flag that are left out are as the catalogue says. */
  constructor(message?: string, options?: Given);
  constructor(error?: payload.ErrorPayload | string, options?: Given) {
    const raised = raise(SENDER, new.target.code, error, options, buildError);
    super(raised, options);
    this.details = raised.details as payload.ErrorDetails | undefined;
  }
}

/**
 * Something is wrong at home.
 *
 * Not retryable. Since Parent 1.
 *
 * @see https://family.example/child/#home_error
 */
export class HomeError extends ChildError {
  static override readonly name: string = "HomeError";
  static override readonly code: ErrorCode = "home_error";

  declare readonly code: "home_error" | "fire";
}

/**
 * It burns.
 *
 * Not retryable. Since Parent 1.
 *
 * @see https://family.example/child/#fire
 *
 * @deprecated Since Parent 1.1. Use home_error instead.
 */
export class Fire extends HomeError {
  static override readonly name: string = "Fire";
  static override readonly code: ErrorCode = "fire";

  declare readonly code: "fire";
  declare readonly details: payload.ErrorDetailsOf<"fire"> | undefined;
}

/**
 * The game is over.
 *
 * Retryable. Since 2.
 *
 * @see https://family.example/child/#game_over
 */
export class GameOver extends ChildError {
  static override readonly name: string = "GameOver";
  static override readonly code: ErrorCode = "game_over";

  declare readonly code: "game_over" | "toy_broken";
}

/**
 * The toy is broken.
 *
 * Not retryable. Since 2.
 *
 * @see https://family.example/child/#toy_broken
 */
export class ToyBroken extends GameOver {
  static override readonly name: string = "ToyBroken";
  static override readonly code: ErrorCode = "toy_broken";

  declare readonly code: "toy_broken";
}

const CLASSES: { readonly [Code in ErrorCode]: typeof ChildError } = {
  home_error: HomeError,
  fire: Fire,
  game_over: GameOver,
  toy_broken: ToyBroken,
};

/** The exception of an error that was received; an unknown code gets that of the fallback. */
export function exceptionFor(error: payload.ErrorPayload, options?: ErrorOptions): ChildError {
  const Class = CLASSES[error.code];
  return new Class(error, options);
}
