// Copied by `errcat generate` from templates/typescript/tree/src/timing.ts. Do not edit the copy.
// Pauses and time-outs: what every runtime has, without the types of any.

/** What is needed of an AbortSignal. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** The AbortSignal of the platform, where its types are known. */
export type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer Found } } ? Found : Signal;

declare class AbortController {
  readonly signal: Signal;
  abort(reason?: unknown): void;
}
declare function setTimeout(callback: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** No pause and no time-out is longer, in milliseconds: a timer that is set to more fires at once. */
export const LONGEST_MS: number = 2 ** 31 - 1;

/**
 * The pause before a retry, counted from 0: `backoffMs * 2 ** retry`, at most `longestMs` and `LONGEST_MS`. Whatever the
 * numbers, the answer is one between 0 and the longest: what is negative or not a number counts as 0.
 */
export function pauseMs(backoffMs: number, retry: number, longestMs: number = LONGEST_MS): number {
  const longest = longestMs <= LONGEST_MS ? Math.max(longestMs, 0) : LONGEST_MS;
  if (!(backoffMs > 0)) return 0;
  return Math.min(backoffMs * 2 ** (retry > 0 ? Math.min(retry, 64) : 0), longest);
}

/** A signal and what aborts it. */
export function stopper(): { readonly signal: PlatformSignal; readonly abort: (reason?: unknown) => void } {
  const controller = new AbortController();
  return { signal: controller.signal as unknown as PlatformSignal, abort: (reason) => controller.abort(reason) };
}

/** Wait so long, or until the signal is aborted. Never rejects. */
export function pause(ms: number, signal: PlatformSignal): Promise<void> {
  const stop = signal as Signal;
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(ms, LONGEST_MS));
    stop.addEventListener("abort", end, { once: true });
  });
}

/** How a piece of work ended. */
export interface Ended {
  readonly status: "recovered" | "failed" | "timed_out";
  readonly cause: unknown;
}

/**
 * Do a piece of work for at most so long. Its signal is aborted when time is up or the outer one is aborted; what comes
 * of it later is ignored. Never rejects.
 */
export async function within(
  run: (signal: PlatformSignal) => unknown,
  timeoutMs: number | undefined,
  outer: PlatformSignal,
): Promise<Ended> {
  const inner = stopper();
  const stop = outer as Signal;
  let timer: unknown;
  let leave = (): void => {};
  const timeIsUp = new Promise<Ended>((resolve) => {
    leave = () => {
      inner.abort(stop.reason);
      resolve({ status: "failed", cause: stop.reason });
    };
    stop.addEventListener("abort", leave, { once: true });
    if (timeoutMs === undefined) return;
    const expire = (): void => {
      resolve({ status: "timed_out", cause: undefined });
      inner.abort();
    };
    timer = setTimeout(expire, Math.min(timeoutMs, LONGEST_MS));
  });
  const ended = await Promise.race([settled(run, inner.signal), timeIsUp]);
  clearTimeout(timer);
  stop.removeEventListener("abort", leave);
  return ended;
}

async function settled(run: (signal: PlatformSignal) => unknown, signal: PlatformSignal): Promise<Ended> {
  await undefined; // Whoever asked goes on first, as in every language.
  try {
    const answer = await run(signal);
    return { status: answer === false ? "failed" : "recovered", cause: undefined };
  } catch (cause) {
    return { status: "failed", cause };
  }
}
