// Copied by `errcat generate` from templates/typescript/tree/src/guard.ts. Do not edit the copy.
import { type ProtocolCatalog, RecentCounts } from "./counts.js";

export type { ProtocolCatalog } from "./counts.js";

/** A verdict: close the connection like this. */
export interface Disconnect {
  /** The WebSocket close code; undefined where the catalogue gives none. */
  readonly closeCode: number | undefined;
  readonly reason: string;
}

/** What a guard takes beside the catalogue. */
export interface GuardOptions {
  /** Of how many peers a count is kept, for each code; 100,000 unless said otherwise, at least 2. */
  readonly maxPeers?: number | undefined;
}

/** Bytes that a WebSocket close frame has for the reason (RFC 6455, 5.5). */
const LONGEST_REASON = 123;

/**
 * The guard of a server: counts errors by peer and code against `disconnectAfter` of the catalogue.
 *
 * Codes without a threshold, and those outside the catalogue, are not counted and take no memory. Of each other code
 * the counts of at most `maxPeers` peers are kept, and at least those of the latest half of that; the least recent are
 * forgotten first.
 */
export class Guard {
  readonly #closeCode: number | undefined;
  readonly #tallies = new Map<unknown, { readonly threshold: number; readonly counts: RecentCounts }>();

  constructor({ catalog, protocol }: ProtocolCatalog, { maxPeers = 100_000 }: GuardOptions = {}) {
    this.#closeCode = protocol.limits?.closeCode;
    for (const [code, { disconnectAfter }] of Object.entries(catalog)) {
      if (disconnectAfter === undefined) continue;
      this.#tallies.set(code, { threshold: disconnectAfter, counts: new RecentCounts(maxPeers) });
    }
  }

  /**
   * Count an error that a peer caused: undefined to keep it, or how to disconnect it. It is disconnected when it has
   * caused more errors of this code than the catalogue allows, and the answer stays the same until it is forgotten.
   */
  record(peer: unknown, code: string | undefined): Disconnect | undefined {
    const tally = this.#tallies.get(code);
    if (tally === undefined || tally.counts.add(peer) <= tally.threshold) return undefined;
    return { closeCode: this.#closeCode, reason: `too many errors: ${code}`.slice(0, LONGEST_REASON) };
  }

  /** Forget a peer whose connection has ended. */
  forget(peer: unknown): void {
    for (const { counts } of this.#tallies.values()) counts.forget(peer);
  }
}
