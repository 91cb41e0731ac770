// Runs the vectors with steps, through guard, monitor and recovery, under a simulated clock.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load, PROTOCOLS, vectors } from "./package_under_test.mjs";
import { simulated, sleep } from "./simulated.mjs";

const { Guard } = await load("guard");
const { Monitor } = await load("monitor");
const { pauseMs, Recovery } = await load("recovery");

const RUN = {
  guard({ facts }, { max_peers: maxPeers, steps }) {
    const guard = new Guard(facts, { maxPeers });
    for (const { do: verb, peer, code, times, gives } of steps) {
      if (verb === "forget") guard.forget(peer);
      else for (let time = 0; time < times; time += 1) assert.deepEqual(verdict(guard.record(peer, code)), gives);
    }
  },

  monitor({ api, facts }, { window_s: windowS, max_sessions: maxSessions, steps }) {
    let now = 0;
    const make = () => new Monitor(facts, { windowS, maxSessions, clock: () => now });
    if (steps[0].do === "make") {
      assert.throws(make, /RangeError: a window is a number of seconds above 0/);
      return;
    }
    const monitor = make();
    for (const step of steps) {
      now = step.at;
      const error = typeof step.error === "object" ? api.parseError(step.error) : step.error;
      if (step.do === "record") for (let time = 0; time < step.times; time += 1) monitor.record(error, step.session);
      else if (step.do === "forget") monitor.forget(step.session);
      else if (step.do === "rate" && step.gives === "refused") {
        assert.throws(() => monitor.rate(error, step.window_s), /RangeError: a window is .* above 0 up to 3600, not/);
      } else if (step.do === "rate") same(monitor.rate(error, step.window_s), step.gives);
      else if (step.do === "should_limit") assert.equal(monitor.shouldLimit(error, step.max_rate), step.gives);
      else if (step.do === "summary") sameSummary(monitor.summary(), step.gives);
      else assert.fail(`no test knows how to ${step.do}`);
    }
  },

  async recovery({ api, facts }, { actions, steps, calls, outcomes }) {
    const called = [];
    const ended = [];
    await simulated(async (ms) => {
      const action = (name) => {
        const script = [...actions[name]];
        return async () => {
          called.push({ at_ms: ms(), action: name });
          const todo = script.length > 1 ? script.shift() : script[0];
          if (todo.ms > 0) await sleep(todo.ms);
          if (todo.gives === "raise") throw new Error(name);
          if (todo.gives === "never") await new Promise(() => {});
          return todo.gives !== "false";
        };
      };
      const names = Object.keys(actions);
      const recovery = new Recovery(facts, Object.fromEntries(names.map((name) => [name, action(name)])));
      const all = [];
      for (const step of steps) {
        if (step.at_ms > ms()) await sleep(step.at_ms - ms());
        if (step.do === "reset") recovery.reset(step.code);
        else {
          const place = all.length;
          const told = recovery
            .recover(api.parseError({ code: step.error, message: "m" }))
            .then(({ status, action: name, runs }) => {
              ended[place] = { at_ms: ms(), status, action: name ?? null, runs };
            });
          all.push(told);
        }
      }
      await Promise.all(all);
    });
    assert.deepEqual(called, calls);
    assert.deepEqual(ended, outcomes);
  },

  pause(_, { steps }) {
    for (const { backoff_ms, retry, longest_ms, gives } of steps) {
      assert.equal(pauseMs(backoff_ms, retry, longest_ms), gives);
    }
  },
};

function verdict(disconnect) {
  return disconnect === undefined ? null : { close_code: disconnect.closeCode, reason: disconnect.reason };
}

function same(number, expected) {
  assert.ok(Math.abs(number - expected) <= 1e-12 * Math.abs(expected), `${number} is not ${expected}`);
}

function sameSummary(summary, expected) {
  assert.equal(summary.total, expected.total);
  assert.deepEqual([...summary.byCode], Object.entries(expected.by_code));
  assert.deepEqual([...summary.rates.keys()], Object.keys(expected.rates));
  for (const [code, rate] of summary.rates) same(rate, expected.rates[code]);
  assert.deepEqual(summary.top, expected.top);
  const sessions = [...summary.bySession].map(([session, counts]) => [session, Object.fromEntries(counts)]);
  assert.deepEqual(Object.fromEntries(sessions), expected.by_session);
}

for (const protocol of PROTOCOLS) {
  const loaded = { api: await load(protocol), facts: await load(`${protocol}/catalog`) };
  const runs = vectors(protocol, "runs");
  if (runs.length === 0) continue;
  describe(protocol, () => {
    for (const run of runs) test(`${run.id}: ${run.description}`, () => RUN[run.module](loaded, run));
  });
}
