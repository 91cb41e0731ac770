// Copied by `errcat generate` from templates/typescript/tree/src/tables.ts. Do not edit the copy.

/** A table to look up whatever text in: it has no members but its own, and nobody can change it. */
export function table<Entries extends object>(entries: Entries): Readonly<Entries> {
  return Object.freeze(Object.setPrototypeOf(entries, null) as Entries);
}

/** The keys that have this value, in order. */
export function keysOf<Key extends string>(entries: ReadonlyMap<string, unknown>, value: unknown): ReadonlySet<Key> {
  return new Set([...entries].filter(([, each]) => each === value).map(([key]) => key as Key));
}
