// Copied by `errcat generate` from templates/typescript/tree/src/monitor.ts. Do not edit the copy.
import { type ProtocolCatalog, RecentCounts } from "./counts.js";

export type { ProtocolCatalog } from "./counts.js";

/** What all codes outside the catalogue are counted as; no code can be called so. OpenTelemetry's word for it. */
export const OTHER = "_OTHER";

/** Into how many slices a window is divided. A rate is exact but for the errors of one slice. */
export const SLICES = 3600;

/** The last slice: nothing comes after what is infinite. */
const FARTHEST = 1e300;

/** An error: a payload, an exception, or the text of a code. */
export type Recorded = { readonly rawCode: string; readonly code?: unknown } | string;

/** What a monitor has counted. */
export interface Summary {
  readonly total: number;
  readonly byCode: ReadonlyMap<string, number>;
  /** The latest rates, in errors a second. */
  readonly rates: ReadonlyMap<string, number>;
  /** The most frequent codes. */
  readonly top: readonly (readonly [code: string, count: number])[];
  readonly bySession: ReadonlyMap<unknown, ReadonlyMap<string, number>>;
}

/** What a monitor takes beside the catalogue. */
export interface MonitorOptions {
  /** The window in seconds; without one it is that of the catalogue, or an hour. */
  readonly windowS?: number | undefined;
  /** Gives seconds; a monotonic clock unless said otherwise. */
  readonly clock?: (() => number) | undefined;
  /** Of how many sessions a count is kept, for each code; 100,000 unless said otherwise, at least 2. */
  readonly maxSessions?: number | undefined;
}

/** What is counted of one code; the latest slice is the last. */
class Tally {
  total = 0;
  readonly sessions: RecentCounts;
  slices: { readonly index: number; count: number }[] = [];

  constructor(maxSessions: number) {
    this.sessions = new RecentCounts(maxSessions);
  }

  add(index: number): void {
    this.total += 1;
    const last = this.slices.at(-1);
    if (last?.index === index) {
      last.count += 1;
      return;
    }
    // Let go of those that no window reaches any more, many at a time.
    if (this.slices.length > 2 * SLICES) this.slices = this.slices.filter((slice) => slice.index >= index - SLICES);
    this.slices.push({ index, count: 1 });
  }
}

/**
 * Counts errors by code, in a sliding window, and by session.
 *
 * The window slides by elapsed time, in slices: a 3600th of it. What is up to one slice older than a window is counted
 * into it. A clock that goes back stands still; after one that leaps the window is empty.
 *
 * Memory does not grow with the errors: at most 7201 slices a code and `maxSessions` counts of sessions a code, of which
 * the least recent are forgotten first. All codes outside the catalogue are one: `OTHER`.
 */
export class Monitor {
  readonly #window: number;
  readonly #width: number;
  readonly #top: number;
  readonly #maxRate: number;
  readonly #maxSessions: number;
  readonly #clock: () => number;
  readonly #known: ReadonlySet<unknown> | undefined;
  readonly #tallies = new Map<string, Tally>();
  readonly #other: Tally;
  /** It covers the time behind `begins` up to `ends`, as the clock tells it. */
  #slice = 0;
  #zero: number;
  #begins: number;
  #ends: number;

  /**
   * Without a protocol, codes are known that come as payloads or exceptions. Throws RangeError for a window that is not
   * longer than nothing, and for fewer than 2 sessions.
   */
  constructor(facts?: ProtocolCatalog, options: MonitorOptions = {}) {
    const { windowS = 3600, top = 10, maxRate = 10 } = facts?.protocol.monitor ?? {};
    this.#window = positive(options.windowS ?? windowS, Infinity);
    this.#width = Math.max(this.#window / SLICES, 1 / FARTHEST);
    this.#top = top;
    this.#maxRate = maxRate;
    this.#maxSessions = options.maxSessions ?? 100_000;
    this.#clock = options.clock ?? monotonic;
    this.#known = facts && new Set(Object.keys(facts.catalog));
    this.#other = new Tally(this.#maxSessions);
    const now = this.#clock();
    this.#zero = this.#ends = Number.isFinite(now) ? now : 0;
    this.#begins = this.#ends - this.#width;
  }

  /** Count an error: a payload, an exception or a code; in a session, if there is one. Constant time. */
  record(error: Recorded, session?: unknown): void {
    const tally = this.#find(error) ?? this.#admit(error);
    this.#turn();
    tally.add(this.#slice);
    if (session !== undefined) tally.sessions.add(session);
  }

  /**
   * Errors a second like this one, or of this code, in the latest window; without one in that of the monitor. Throws
   * RangeError for a window that is not longer than nothing, or longer than that of the monitor.
   */
  rate(error: Recorded, windowS?: number): number {
    const window = windowS === undefined ? this.#window : positive(windowS, this.#window);
    const tally = this.#find(error);
    return tally === undefined ? 0 : this.#rate(tally, window);
  }

  /** Is the rate above this one? Without it: that of the catalogue, or 10 a second. */
  shouldLimit(error: Recorded, maxRate?: number): boolean {
    return this.rate(error) > (maxRate ?? this.#maxRate);
  }

  /** All that has been counted. Sessions are those that were not forgotten. */
  summary(): Summary {
    const tallies = [...this.#tallies, ...(this.#other.total > 0 ? [[OTHER, this.#other] as const] : [])];
    const byCode = new Map(tallies.map(([code, { total }]) => [code, total]));
    const bySession = new Map<unknown, Map<string, number>>();
    for (const [code, { sessions }] of tallies) {
      for (const [session, count] of sessions) {
        const counts = bySession.get(session) ?? new Map<string, number>();
        bySession.set(session, counts.set(code, count));
      }
    }
    return {
      total: tallies.reduce((sum, [, { total }]) => sum + total, 0),
      byCode,
      rates: new Map(tallies.map(([code, tally]) => [code, this.#rate(tally, this.#window)])),
      top: [...byCode].sort(([, a], [, b]) => b - a).slice(0, this.#top),
      bySession,
    };
  }

  /** Forget a session that has ended; its errors stay in the other counts. */
  forget(session: unknown): void {
    for (const { sessions } of [this.#other, ...this.#tallies.values()]) sessions.forget(session);
  }

  /** The tally of an error; undefined for a known code that nothing was counted of. */
  #find(error: Recorded): Tally | undefined {
    const code = typeof error === "string" ? error : error.rawCode;
    return this.#tallies.get(code) ?? (this.#isKnown(error, code) ? undefined : this.#other);
  }

  #isKnown(error: Recorded, code: string): boolean {
    return this.#known ? this.#known.has(code) : typeof error !== "string" && error.code === code;
  }

  #admit(error: Recorded): Tally {
    const tally = new Tally(this.#maxSessions);
    this.#tallies.set(typeof error === "string" ? error : error.rawCode, tally);
    return tally;
  }

  /** Find the slice of this moment. */
  #turn(): number {
    const now = this.#clock();
    if ((now > this.#begins && now <= this.#ends) || !Number.isFinite(now)) return now;
    if (now <= this.#begins) this.#zero = now - this.#slice * this.#width;
    this.#slice = Math.max(this.#slice, Math.ceil(Math.min((now - this.#zero) / this.#width, FARTHEST)));
    this.#ends = this.#zero + this.#slice * this.#width;
    this.#begins = this.#ends - this.#width;
    return now;
  }

  #rate({ slices }: Tally, window: number): number {
    const now = this.#turn();
    const at = Number.isFinite(now) ? Math.min(Math.max(now, this.#begins), this.#ends) : this.#ends;
    const first = (at - this.#zero - window) / this.#width;
    let count = 0;
    for (let index = slices.length - 1; index >= 0; index -= 1) {
      const slice = slices[index];
      if (slice === undefined || slice.index <= first) break;
      count += slice.count;
    }
    return count / window;
  }
}

declare const performance: { now(): number };

function monotonic(): number {
  return performance.now() / 1000;
}

function positive(window: number, most: number): number {
  if (window > 0 && window <= most && Number.isFinite(window)) return window;
  const limit = most === Infinity ? "" : ` up to ${most}`;
  throw new RangeError(`a window is a number of seconds above 0${limit}, not ${window}`);
}
