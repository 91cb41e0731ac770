// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { CodedError } from "../coded-error.js";
import { raise } from "../raising.js";
import type { ErrorCode } from "./error-code.js";
import type * as payload from "./payload.js";
import { buildError, SENDER } from "./sending.js";

type Given = ErrorOptions;

/** Any error of Depot 0.1, also one whose code is unknown. */
export class DepotError extends CodedError {
  static override readonly name: string = "DepotError";
  /** The code of a class of exceptions. */
  static readonly code: ErrorCode | undefined = undefined;

  declare readonly code: ErrorCode | undefined;
  declare readonly successor: ErrorCode | undefined;

  /** The exception of an error that was received. */
  constructor(error: payload.ErrorPayload, options?: ErrorOptions);
  /** An exception of one's own; a message and a flag that are left out are as the catalogue says. */
  constructor(message?: string, options?: Given);
  constructor(error?: payload.ErrorPayload | string, options?: Given) {
    const raised = raise(SENDER, new.target.code, error, options, buildError);
    super(raised, options);
  }
}

/**
 * The gate is shut.
 *
 * Retryable.
 *
 * @see https://errors.example.org/shop/depot/#GATE_SHUT
 */
export class GateShut extends DepotError {
  static override readonly name: string = "GateShut";
  static override readonly code: ErrorCode = "GATE_SHUT";

  declare readonly code: "GATE_SHUT";
}

const CLASSES: { readonly [Code in ErrorCode]: typeof DepotError } = {
  GATE_SHUT: GateShut,
};

/** The exception of an error that was received; an unknown code gets that of the protocol. */
export function exceptionFor(error: payload.ErrorPayload, options?: ErrorOptions): DepotError {
  const Class = error.code === undefined ? DepotError : CLASSES[error.code];
  return new Class(error, options);
}
