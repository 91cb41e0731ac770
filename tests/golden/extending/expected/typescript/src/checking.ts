// Copied by `errcat generate` from templates/typescript/tree/src/checking.ts. Do not edit the copy.
import * as is from "./kinds.js";
import { type Problem, tell } from "./problems.js";

/** A piece of JSON Schema, with the words that the catalogue understands. Without any it is any value. */
export interface Shape {
  readonly type?: "string" | "boolean" | "number" | "integer" | "object" | "array";
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: "uuid";
}

/** Every problem so far, and every way in which a value is not of a shape. Undefined is missing. */
export function check(
  problems: Problem[] | undefined,
  pointer: string,
  value: unknown,
  shape: Shape,
): Problem[] | undefined {
  const { type = "value", properties = {}, required = [] } = shape;
  if (value === undefined || (type !== "value" && !KINDS[type](value))) {
    return tell(problems, pointer, `${/^[aio]/.test(type) ? "an" : "a"} ${type}`, value);
  }
  let all = problems;
  for (const message of breaches(shape, value)) {
    all ??= [];
    all.push({ pointer, message });
  }
  if (!is.object(value)) return all;
  for (const [name, piece] of Object.entries(properties)) {
    const member = own(value, name);
    if (member !== undefined || required.includes(name)) all = check(all, `${pointer}/${name}`, member, piece);
  }
  return all;
}

const { string, boolean, number, integer, object, array } = is;
const KINDS = { string, boolean, number, integer, object, array };

/** The value of a member that JSON would carry; undefined for one that is inherited or hidden. */
export function own(value: object, name: string): unknown {
  return isOwn.call(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

const isOwn = Object.prototype.propertyIsEnumerable;

/** A text in the quotes of JSON. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** What is wrong with a value beside its type: choices, and the length, pattern and format of texts. */
function breaches(shape: Shape, value: unknown): string[] {
  const found: string[] = [];
  const { minLength = 0, pattern } = shape;
  if (shape.const !== undefined && value !== shape.const) found.push(`must be ${quoted(shape.const)}`);
  else if (shape.enum && !shape.enum.includes(value as string)) {
    found.push(`must be one of ${shape.enum.map(quoted).join(", ")}`);
  }
  if (!is.string(value)) return found;
  // A character is a code point, and takes at most two of the units that `length` counts.
  if (value.length < 2 * minLength && [...value].length < minLength) {
    found.push(minLength === 1 ? "must not be empty" : `must be at least ${minLength} characters long`);
  }
  if (pattern !== undefined && !compiled(pattern).test(value)) found.push(`must match ${pattern}`);
  if (shape.format === "uuid" && !UUID.test(value)) found.push("must be a UUID");
  return found;
}

const UUID = /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;
const COMPILED = new Map<string, RegExp>();

/** A pattern of the catalogue: it holds for the whole text, and a character is a code point. */
function compiled(pattern: string): RegExp {
  const known = COMPILED.get(pattern) ?? new RegExp(`^(?:${pattern})$`, "u");
  COMPILED.set(pattern, known);
  return known;
}
