// Copied by `errcat generate` from templates/typescript/tree/src/recovery.ts. Do not edit the copy.
import type { ProtocolCatalog } from "./counts.js";
import type { Recovery as RecoveryFacts } from "./facts.js";
import { pause, pauseMs, type PlatformSignal, type Signal, stopper, within } from "./timing.js";

export type { ProtocolCatalog } from "./counts.js";
export { LONGEST_MS, pauseMs, type PlatformSignal, type Signal } from "./timing.js";

/** How a recovery ended. */
export interface Outcome {
  /**
   * Failed: the action threw `cause`, or returned false. Gave up: there have been as many recoveries of this code as the
   * catalogue allows. No handler: for the action, or there is no action.
   */
  readonly status: "recovered" | "failed" | "timed_out" | "gave_up" | "no_handler";
  readonly action: string | undefined;
  /** How often the action was called. */
  readonly runs: number;
  readonly cause: unknown;
}

/**
 * An action: it resolves when all is well again; it rejects, or resolves to false, if not. The signal is aborted when
 * nobody waits for it any more: after a time-out, or when all who asked for it were aborted.
 */
export type ActionHandler<Failure> = (error: Failure, signal: PlatformSignal) => unknown;

/** What a recovery takes beside the catalogue and the actions. */
export interface RecoveryOptions {
  /** The share of a pause that may be left out at random, 0 to 1, so that not all clients come back at once. */
  readonly jitter?: number | undefined;
  /** Gives numbers from 0 up to 1. */
  readonly random?: (() => number) | undefined;
}

interface Shared {
  readonly outcome: Promise<Outcome>;
  readonly abort: (reason: unknown) => void;
  waiting: number;
}

/**
 * Recovers from errors of one protocol, for one connection, as the catalogue says: which action, how often, after which
 * pause, for how long. Memory does not grow with the errors: one count for each code of the catalogue, and one for all
 * others.
 */
export class Recovery<Failure extends { readonly rawCode: string } = { readonly rawCode: string }> {
  readonly #facts: ProtocolCatalog;
  readonly #actions: ReadonlyMap<string | undefined, ActionHandler<Failure>>;
  readonly #jitter: number;
  readonly #random: () => number;
  readonly #attempts = new Map<string | undefined, number>();
  readonly #shared = new Map<string | undefined, Shared>();

  /** Throws RangeError for a jitter that is not between 0 and 1, and for what is no action of the protocol. */
  constructor(
    facts: ProtocolCatalog,
    actions: Readonly<Record<string, ActionHandler<Failure>>>,
    { jitter = 0, random = Math.random }: RecoveryOptions = {},
  ) {
    const vocabulary = Object.keys(facts.protocol.actions ?? {});
    const wrong = Object.keys(actions).find((name) => !vocabulary.includes(name));
    const { title, version } = facts.protocol;
    if (wrong !== undefined) {
      throw new RangeError(`'${wrong}' is no action of ${title} ${version}: ${vocabulary.join(", ") || "none"}`);
    }
    if (!(jitter >= 0 && jitter <= 1)) throw new RangeError(`a jitter is between 0 and 1, not ${jitter}`);
    this.#facts = facts;
    this.#actions = new Map(Object.entries(actions));
    this.#jitter = jitter;
    this.#random = random;
  }

  /**
   * Do what the catalogue says about a payload or an exception; never rejects, unless the signal is aborted. A code
   * without an action of its own, or outside the catalogue, gets the generic one. Errors of one code share one recovery
   * while it lasts.
   */
  async recover(error: Failure, { signal }: { readonly signal?: Signal | undefined } = {}): Promise<Outcome> {
    if (signal?.aborted) throw signal.reason;
    const code = Object.hasOwn(this.#facts.catalog, error.rawCode) ? error.rawCode : undefined;
    const shared = this.#shared.get(code) ?? this.#begin(code, error);
    return "status" in shared ? shared : join(shared, signal);
  }

  /** Allow as many recoveries as in the beginning: of one code, or of all. */
  reset(code?: string): void {
    if (code === undefined) this.#attempts.clear();
    else this.#attempts.delete(Object.hasOwn(this.#facts.catalog, code) ? code : undefined);
  }

  #begin(code: string | undefined, error: Failure): Shared | Outcome {
    const { catalog, protocol } = this.#facts;
    const own = code === undefined ? undefined : catalog[code]?.recovery;
    const facts = own?.action === undefined ? protocol.unknown?.recovery : own;
    const handler = this.#actions.get(facts?.action);
    const outcome = { action: facts?.action, runs: 0, cause: undefined };
    if (facts === undefined || handler === undefined) return { ...outcome, status: "no_handler" };
    const attempts = this.#attempts.get(code) ?? 0;
    if (attempts >= (protocol.limits?.recoveries ?? Infinity)) return { ...outcome, status: "gave_up" };
    this.#attempts.set(code, attempts + 1);
    const { signal, abort } = stopper();
    const end = () => {
      if (this.#shared.get(code) === shared) this.#shared.delete(code);
    };
    const stop = (reason: unknown) => {
      end();
      abort(reason);
    };
    const work = this.#recover(code, facts, (inner) => handler(error, inner), signal).finally(end);
    const shared: Shared = { outcome: work, abort: stop, waiting: 0 };
    this.#shared.set(code, shared);
    return shared;
  }

  async #recover(
    code: string | undefined,
    facts: RecoveryFacts,
    run: (signal: PlatformSignal) => unknown,
    signal: PlatformSignal,
  ): Promise<Outcome> {
    const { maxRetries = 0, backoffMs = 0 } = facts;
    for (let runs = 1; ; runs += 1) {
      const { status, cause } = await within(run, facts.timeoutMs, signal);
      if (status === "recovered") this.#attempts.delete(code);
      const isOver = status === "recovered" || runs > maxRetries;
      if (isOver || isAborted(signal)) return { status, action: facts.action, runs, cause };
      const longest = pauseMs(backoffMs, runs - 1, this.#facts.protocol.limits?.maxBackoffMs);
      await pause(longest * (1 - this.#jitter * this.#random()), signal);
      if (isAborted(signal)) return { status, action: facts.action, runs, cause };
    }
  }
}

function isAborted(signal: PlatformSignal): boolean {
  return (signal as Signal).aborted;
}

/** Wait for a shared recovery, until it ends or the signal is aborted; the last to leave stops it. */
function join(shared: Shared, signal: Signal | undefined): Promise<Outcome> {
  shared.waiting += 1;
  if (signal === undefined) return shared.outcome;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      shared.waiting -= 1;
      if (shared.waiting === 0) shared.abort(signal.reason);
      reject(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    const settle = (outcome: Outcome): void => {
      signal.removeEventListener("abort", leave);
      resolve(outcome);
    };
    shared.outcome.then(settle, reject);
  });
}
