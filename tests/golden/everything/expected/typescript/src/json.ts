// Copied by `errcat generate` from templates/typescript/tree/src/json.ts. Do not edit the copy.
import { kindOf, type Problem } from "./problems.js";

/** Levels of nesting that a member of an error object may have; the same in every language. */
export const MAX_DEPTH = 500;

/**
 * The value as JSON would carry it: plain data of its own, with what `toJSON` gives and without what is hidden, so that
 * a Map is an empty object. What JSON cannot carry, and undefined and functions, which it would leave out or make null,
 * are added to the problems.
 */
export function toPlain(value: unknown, pointer: string, problems: Problem[]): unknown {
  try {
    return plain(value, "", pointer, [], problems);
  } catch (error) {
    const isDeep = error === tooDeep;
    const message = isDeep ? `is nested more than ${MAX_DEPTH} levels deep` : "cannot be read";
    problems.push({ pointer, message });
    return isDeep ? value : {};
  }
}

const tooDeep = Symbol("too deep");

function plain(given: unknown, key: string, pointer: string, above: object[], problems: Problem[]): unknown {
  const value = unwrapped(given, key);
  const refuse = (what: string): unknown => {
    problems.push({ pointer, message: `is ${what}, which JSON cannot carry` });
    return value;
  };
  if (typeof value === "number" && !Number.isFinite(value)) return refuse(`${value}`);
  if (value === null || typeof value === "string" || typeof value === "boolean" || typeof value === "number") {
    return value;
  }
  if (typeof value !== "object") return refuse(value === undefined ? "undefined" : kindOf(value));
  if (above.includes(value)) return refuse("a cycle");
  if (above.length >= MAX_DEPTH) throw tooDeep;
  above.push(value);
  const copy = Array.isArray(value)
    ? Array.from(value, (item, index) => plain(item, `${index}`, `${pointer}/${index}`, above, problems))
    : Object.fromEntries(
        Object.entries(value).map(([name, item]) => [
          name,
          plain(item, name, `${pointer}/${escaped(name)}`, above, problems),
        ]),
      );
  above.pop();
  return copy;
}

/** What JSON would look at: the answer of `toJSON`, the content of a boxed value. */
function unwrapped(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { toJSON } = value as { toJSON?: unknown };
  const answer: unknown = typeof toJSON === "function" ? toJSON.call(value, key) : value;
  return BOXES.some((box) => answer instanceof box) ? (answer as object).valueOf() : answer;
}

const BOXES = [Boolean, Number, String];

/** A member name as a token of a JSON Pointer. */
function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
