// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { find } from "../finding.js";
import { attempt, parse } from "../parsing.js";
import type { Problem } from "../problems.js";
import { mayRetry } from "../retrying.js";
import type { ErrorCode } from "./error-code.js";
import { ALIASES, CARRIERS, CODES, FALLBACK } from "./known.js";
import { type ErrorPayload, READER } from "./payload.js";

/** Is it a code of the catalogue? Letter case counts, and nothing is trimmed. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return CODES.has(value as string);
}

/** The code of a text; an unknown one reads as `order_failed`. */
export function parseCode(raw: string): ErrorCode {
  return isErrorCode(raw) ? raw : (ALIASES.get(raw) ?? FALLBACK);
}

/**
 * The payload of an error object. Throws InvalidErrorPayload, with every problem, for what the protocol does not allow;
 * an unknown code is allowed.
 */
export function parseError(data: unknown): ErrorPayload {
  return parse(READER, data);
}

/** Every problem of an error object; none if it is valid. Never throws. */
export function checkError(data: unknown): Problem[] {
  const result = attempt(READER, data);
  return Array.isArray(result) ? result : [];
}

/**
 * The error that an event carries; undefined for an event of a type that carries none. Throws InvalidErrorPayload, with
 * pointers from the root of the event, for a carrier without a valid error.
 */
export function errorIn(event: unknown): ErrorPayload | undefined {
  return find(READER, CARRIERS, event);
}

/**
 * May it be tried again? Takes a code, a payload or an exception. A payload and an exception answer for themselves, a
 * code by the catalogue. Anything else may not, other exceptions included, so that this is a predicate for any library
 * that retries; an error object has to be parsed first.
 */
export function isRetryable(value: unknown): boolean {
  return mayRetry(CODES, ALIASES.get(value as string) ?? value);
}
