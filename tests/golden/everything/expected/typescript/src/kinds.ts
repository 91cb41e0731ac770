// Copied by `errcat generate` from templates/typescript/tree/src/kinds.ts. Do not edit the copy.
// The kinds of JSON values, under the names that JSON Schema has for them.

/** Is it a string? */
export function string(value: unknown): value is string {
  return typeof value === "string";
}

/** Is it a boolean? Nothing that merely looks like one is. */
export function boolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** Is it a number? */
export function number(value: unknown): value is number {
  return typeof value === "number";
}

/** Is it a whole number? */
export function integer(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Is it an object, and neither null nor an array? */
export function object(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Is it an array? */
export function array(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
