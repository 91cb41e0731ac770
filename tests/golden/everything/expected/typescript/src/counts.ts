// Copied by `errcat generate` from templates/typescript/tree/src/counts.ts. Do not edit the copy.
import type { CodeFacts, ProtocolFacts } from "./facts.js";

/** The facts of a protocol: `import * as haip from "agent-errors/haip/catalog"`. */
export interface ProtocolCatalog {
  readonly catalog: Readonly<Record<string, CodeFacts>>;
  readonly protocol: ProtocolFacts;
}

/**
 * Counts by name, bounded: of a name that nothing was counted of for long, the count is forgotten.
 *
 * New names fill `recent` up to half of the limit; then it becomes `older`, and what was there before is gone. So there
 * are at most as many counts as the limit says, the least recent go first, and at least the latest half is kept. Every
 * step takes constant time, which finding the first of many entries of a Map does not.
 */
export class RecentCounts {
  readonly #half: number;
  #recent = new Map<unknown, number>();
  #older = new Map<unknown, number>();

  constructor(limit: number) {
    if (!(limit >= 2)) throw new RangeError(`at least 2 counts must be kept, not ${limit}`);
    this.#half = Math.floor(limit / 2);
  }

  /** Count one more of a name; how many it is now. */
  add(name: unknown): number {
    const count = (this.#recent.get(name) ?? this.#admit(name)) + 1;
    this.#recent.set(name, count);
    return count;
  }

  #admit(name: unknown): number {
    const count = this.#older.get(name) ?? 0;
    this.#older.delete(name);
    if (this.#recent.size >= this.#half) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    return count;
  }

  /** Forget the count of a name. */
  forget(name: unknown): void {
    this.#recent.delete(name);
    this.#older.delete(name);
  }

  /** Every name with its count. */
  *[Symbol.iterator](): IterableIterator<[unknown, number]> {
    yield* this.#older;
    yield* this.#recent;
  }
}
