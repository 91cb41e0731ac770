// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { CodedError } from "../coded-error.js";
import { raise } from "../raising.js";
import type { ErrorCode } from "./error-code.js";
import type * as payload from "./payload.js";
import { type BuildErrorOptions, buildError, SENDER } from "./sending.js";

type Given = Partial<BuildErrorOptions> & ErrorOptions;

/** Any error of Shop 2.10, also one whose code is unknown. */
export class ShopError extends CodedError {
  static override readonly name: string = "ShopError";
  /** The code of a class of exceptions. */
  static readonly code: ErrorCode | undefined = "order_failed";

  declare readonly code: ErrorCode;
  declare readonly successor: ErrorCode | undefined;
  /** The member `details` of the error object. */
  readonly details: payload.ErrorDetails | undefined;
  /** The member `trace_id` of the error object. */
  readonly traceId: string | undefined;
  /** The member `region` of the error object. */
  readonly region: string | undefined;
  /** The member `source` of the error object. */
  readonly source: string | undefined;
  /** The member `hops` of the error object. */
  readonly hops: number | undefined;
  /** The member `load` of the error object. */
  readonly load: number | undefined;
  /** The member `path` of the error object. */
  readonly path: readonly unknown[] | undefined;
  /** The member `context` of the error object. */
  readonly context: Readonly<Record<string, unknown>> | undefined;
  /** The member `extra` of the error object. */
  readonly extra: unknown;

  /** The exception of an error that was received. */
  constructor(error: payload.ErrorPayload, options?: ErrorOptions);
  /** An exception of one's own; a message and a flag that are left out are as the catalogue says. */
  constructor(message?: string, options?: Given);
  constructor(error?: payload.ErrorPayload | string, options?: Given) {
    const raised = raise(SENDER, new.target.code, error, options, buildError);
    super(raised, options);
    this.details = raised.details as payload.ErrorDetails | undefined;
    this.traceId = raised.traceId as string | undefined;
    this.region = raised.region as string | undefined;
    this.source = raised.source as string | undefined;
    this.hops = raised.hops as number | undefined;
    this.load = raised.load as number | undefined;
    this.path = raised.path as readonly unknown[] | undefined;
    this.context = raised.context as Readonly<Record<string, unknown>> | undefined;
    this.extra = raised.extra;
  }
}

/**
 * The order failed.
 *
 * Not retryable. Since 1.
 *
 * @see https://errors.example.org/shop/shop/#order_failed
 */
export class OrderFailed extends ShopError {
  static override readonly name: string = "OrderFailed";
  static override readonly code: ErrorCode = "order_failed";

  declare readonly code: "order_failed" | "order_timeout" | "order_stuck" | "order_doubled";
}

/**
 * The supplier did not answer in time.
 *
 * Retryable. Since 1.2.
 *
 * @see https://errors.example.org/shop/shop/#order_timeout
 */
export class OrderTimeout extends OrderFailed {
  static override readonly name: string = "OrderTimeout";
  static override readonly code: ErrorCode = "order_timeout";

  declare readonly code: "order_timeout";
  declare readonly details: payload.ErrorDetailsOf<"order_timeout"> | undefined;
}

/**
 * The order waits for a person.
 *
 * Retryable. Since 1.3.
 *
 * @see https://errors.example.org/shop/shop/#order_stuck
 *
 * @deprecated Since 2.1, gone in 3.0. Use order_timeout instead. Nobody could tell the two apart.
 */
export class OrderStuck extends OrderFailed {
  static override readonly name: string = "OrderStuck";
  static override readonly code: ErrorCode = "order_stuck";

  declare readonly code: "order_stuck";
}

/**
 * The order came twice.
 *
 * Not retryable.
 *
 * @see https://errors.example.org/shop/shop/#order_doubled
 *
 * @deprecated Since 2.3.
 */
export class OrderDoubled extends OrderFailed {
  static override readonly name: string = "OrderDoubled";
  static override readonly code: ErrorCode = "order_doubled";

  declare readonly code: "order_doubled";
}

/**
 * The payment failed.
 *
 * Not retryable.
 *
 * @see https://errors.example.org/shop/shop/#payment
 */
export class Payment extends ShopError {
  static override readonly name: string = "Payment";
  static override readonly code: ErrorCode = "payment";

  declare readonly code: "payment" | "refused";
}

/**
 * The bank refused.
 *
 * Not retryable.
 *
 * @see https://errors.example.org/shop/shop/#refused
 */
export class Refused extends Payment {
  static override readonly name: string = "Refused";
  static override readonly code: ErrorCode = "refused";

  declare readonly code: "refused";
}

/**
 * There is none left.
 *
 * Retryable. Since 2.10.
 *
 * @see https://errors.example.org/shop/shop/#sold_out
 */
export class SoldOut extends ShopError {
  static override readonly name: string = "SoldOut";
  static override readonly code: ErrorCode = "sold_out";

  declare readonly code: "sold_out";
}

const CLASSES: { readonly [Code in ErrorCode]: typeof ShopError } = {
  order_failed: OrderFailed,
  order_timeout: OrderTimeout,
  order_stuck: OrderStuck,
  order_doubled: OrderDoubled,
  payment: Payment,
  refused: Refused,
  sold_out: SoldOut,
};

/** The exception of an error that was received; an unknown code gets that of the fallback. */
export function exceptionFor(error: payload.ErrorPayload, options?: ErrorOptions): ShopError {
  const Class = CLASSES[error.code];
  return new Class(error, options);
}
