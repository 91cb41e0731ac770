// A clock that only its own timers move, so that hours pass in no time and always alike.
import { setImmediate } from "node:timers/promises";

/** Do async work while the timers of the whole process are simulated; `ms()` is the time, which begins at 0. */
export async function simulated(work) {
  const { setTimeout: realSet, clearTimeout: realClear } = globalThis;
  const timers = new Map();
  let now = 0;
  let last = 0;
  globalThis.setTimeout = (callback, ms) => {
    last += 1;
    // As the platforms do: what no timer can wait for fires at once.
    timers.set(last, { at: now + (ms >= 0 && ms <= 2 ** 31 - 1 ? ms : 1), callback });
    return last;
  };
  globalThis.clearTimeout = (id) => timers.delete(id);
  try {
    let isOver = false;
    const result = work(() => now).finally(() => {
      isOver = true;
    });
    result.catch(() => {});
    for (;;) {
      for (let turn = 0; turn < 3; turn += 1) await setImmediate();
      if (isOver) return await result;
      const [next] = [...timers].sort(([a, one], [b, other]) => one.at - other.at || a - b);
      if (next === undefined) throw new Error("everybody waits for something that will never happen");
      timers.delete(next[0]);
      now = next[1].at;
      next[1].callback();
    }
  } finally {
    Object.assign(globalThis, { setTimeout: realSet, clearTimeout: realClear });
  }
}

/** Resolves after so long. */
export function sleep(ms) {
  return new Promise((resolve) => {
    globalThis.setTimeout(resolve, ms);
  });
}
