// Do guard and monitor count as fast as promised, in TypeScript? Every figure is a ratio to what anybody would write: add
// one in a Map and read the clock. `nox -s bench-typescript` builds the package and runs it.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const dist = resolve(process.env.ERRCAT_TS_DIST ?? resolve(import.meta.dirname, "../generated/typescript/dist"));
const load = (file) => import(pathToFileURL(resolve(dist, file)).href);
const { Guard } = await load("guard.js");
const { Monitor } = await load("monitor.js");
const api = await load("haip/index.js");
const haip = await load("haip/catalog.js");

const ROUNDS = 31;
const ERRORS = 100_000;
const SESSIONS = Array.from({ length: 20_000 }, (_, number) => `session-${number}`);
const CODES = Object.values(api.ErrorCode);
const PAYLOADS = CODES.map((code) => api.parseError({ code, message: "It did not work." }));
const COUNTED = CODES.filter((code) => haip.catalog[code].disconnectAfter !== undefined);

function bare(names) {
  const counts = new Map();
  return (turn) => {
    const name = names[turn % names.length];
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return performance.now();
  };
}

const ways = {
  bare: () => bare(CODES),
  "bare, 20,000": () => bare(SESSIONS),
  "Monitor.record, codes": () => {
    const monitor = new Monitor(haip);
    return (turn) => monitor.record(CODES[turn % CODES.length], "session");
  },
  "Monitor.record, payloads": () => {
    const monitor = new Monitor(haip);
    return (turn) => monitor.record(PAYLOADS[turn % CODES.length], "session");
  },
  "Monitor.record, 20,000 sessions": () => {
    const monitor = new Monitor(haip);
    return (turn) => monitor.record(CODES[turn % CODES.length], SESSIONS[turn % SESSIONS.length]);
  },
  "Guard.record": () => {
    const guard = new Guard(haip);
    return (turn) => guard.record("peer", COUNTED[turn % COUNTED.length]);
  },
  "Guard.record, 20,000 peers": () => {
    const guard = new Guard(haip);
    return (turn) => guard.record(SESSIONS[turn % SESSIONS.length], COUNTED[turn % COUNTED.length]);
  },
};

const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, make] of Object.entries(ways)) {
    const count = make();
    const start = performance.now();
    for (let turn = 0; turn < ERRORS; turn += 1) count(turn);
    if (round > 0) times[name].push(performance.now() - start);
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
let missed = 0;
for (const [name, taken] of Object.entries(times)) {
  const peer = times[name.includes("20,000") ? "bare, 20,000" : "bare"];
  const ratio = median(taken.map((time, round) => time / peer[round]));
  if (ratio > 3) missed += 1;
  const each = (median(taken) / ERRORS) * 1e6;
  console.log(
    `${name.padEnd(32)} ${each.toFixed(0).padStart(6)} ns  ${ratio.toFixed(2)}x  ${ratio > 3 ? "MISS" : "ok"}`,
  );
}
process.exitCode = missed > 0 ? 1 : 0;
