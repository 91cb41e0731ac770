// Copied by `errcat generate` from templates/typescript/tree/src/raising.ts. Do not edit the copy.
import { defaultMessage, type Sender } from "./building.js";
import type { Raised } from "./coded-error.js";
import type { Wire } from "./parsing.js";

/**
 * What an exception is made of: the payload, if it is one, or else what the code and the options say. Nothing is
 * checked before it is built.
 */
export function raise(
  sender: Sender,
  code: string | undefined,
  error: Raised | string | undefined,
  options: object | undefined,
  build: (code: never, message: string, options: never) => object,
): Raised & Wire {
  if (typeof error === "object") return error as Raised & Wire;
  const { retryable, details }: { readonly retryable?: boolean; readonly details?: unknown } = options ?? {};
  const facts = code === undefined ? undefined : sender.catalog[code];
  const message = error ?? (facts ? defaultMessage(facts, details) : "");
  return {
    ...options,
    code,
    rawCode: code ?? "",
    message,
    retryable: retryable ?? facts?.retryable ?? false,
    toJSON: () => build(code as never, message, options as never) as Wire,
  };
}
