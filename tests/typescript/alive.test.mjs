// Guard, monitor, recovery and handler beyond the vectors.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { load } from "./package_under_test.mjs";
import { simulated, sleep } from "./simulated.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const api = await load("haip");
const haip = await load("haip/catalog");
const aep = await load("aep/catalog");
const { Guard } = await load("guard");
const { ErrorHandler } = await load("handler");
const { Monitor, OTHER, SLICES } = await load("monitor");
const { noticeOf } = await load("notices");
const { LONGEST_MS, pauseMs, Recovery } = await load("recovery");

const CODE = "SEQ_VIOLATION";
const errorOf = (code = CODE, members = {}) => api.parseError({ code, message: "a gap", ...members });
const replaying = (action) => new Recovery(haip, { request_replay: action });

describe("messages", () => {
  test("id and time are made anew, and the event is valid", () => {
    const before = Date.now();
    const events = Array.from({ length: 3 }, () =>
      api.buildErrorEvent(CODE, undefined, { session: "s", seq: "1", detail: null }),
    );
    assert.equal(new Set(events.map(({ id }) => id)).size, 3);
    for (const event of events) {
      assert.match(event.id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      assert.ok(before <= Number(event.ts) && Number(event.ts) <= Date.now());
      assert.deepEqual(api.checkMessage(JSON.parse(JSON.stringify(event))), []);
    }
  });

  test("checking never throws, whatever comes", () => {
    const broken = {
      get type() {
        throw new Error("no");
      },
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const value of [broken, proxy]) {
      assert.deepEqual(api.checkMessage(value), [{ pointer: "", message: "cannot be read" }]);
    }
    for (const value of [undefined, Symbol("x"), 1n, () => {}, new Map()])
      assert.ok(api.checkMessage(value).length > 0);
  });

  test("a protocol without described events has no messages", async () => {
    const { buildErrorEvent, checkMessage, notice } = await load("aep");
    assert.deepEqual([buildErrorEvent, checkMessage, notice], [undefined, undefined, undefined]);
  });
});

describe("notices", () => {
  test("a notice is in the language that is asked for", () => {
    const translations = { de: "Einen Moment bitte.", pt: "Um instante.", "pt-BR": "Um momento, por favor." };
    const notice = { severity: "info", message: "Please wait.", action: "wait", translations };
    const catalog = { __proto__: null, BUSY: { notice } };
    for (const [language, message] of [
      [undefined, "Please wait."],
      ["de-AT", "Einen Moment bitte."],
      ["pt-BR", "Um momento, por favor."],
      ["pt-PT", "Um instante."],
      ["fr", "Please wait."],
      ["constructor", "Please wait."],
    ]) {
      assert.deepEqual(noticeOf(catalog, {}, "BUSY", language), { ...notice, message });
    }
    assert.equal(noticeOf(catalog, { unknown: { notice } }, "NOPE", "de").message, "Einen Moment bitte.");
    assert.equal(noticeOf(catalog, {}, "constructor", "de"), undefined);
  });
});

describe("guard", () => {
  test("a million peers and codes are bounded", () => {
    const guard = new Guard(haip, { maxPeers: 1000 });
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let peer = 0; peer < 1_000_000; peer += 1) guard.record(`peer ${peer}`, "PROTOCOL_VIOLATION");
    for (let code = 0; code < 100_000; code += 1) guard.record("p", `UNKNOWN_${code}`);
    collect();
    assert.ok(process.memoryUsage().heapUsed - before < 30e6);
    assert.equal(guard.record("peer 999999", "PROTOCOL_VIOLATION"), undefined);
  });

  test("a protocol without thresholds disconnects nobody, and no code is no code", () => {
    const guard = new Guard(aep);
    for (let time = 0; time < 1000; time += 1) assert.equal(guard.record("p", "protocol_error"), undefined);
    assert.equal(new Guard(haip).record("p", undefined), undefined);
  });

  for (const maxPeers of [1, 0, -1, Number.NaN]) {
    test(`${maxPeers} peers are refused`, () => {
      assert.throws(() => new Guard(haip, { maxPeers }), /RangeError: at least 2 counts must be kept/);
    });
  }
});

describe("monitor", () => {
  test("a clock that shows no number is no trouble", () => {
    let now = 0;
    const monitor = new Monitor(haip, { clock: () => now });
    for (now of [1, Number.NaN, Infinity, -Infinity, -5, 1e300, 2]) {
      monitor.record(CODE, "s");
      assert.ok(monitor.rate(CODE) >= 0);
    }
    assert.equal(monitor.summary().total, 7);
  });

  for (const windowS of [5e-324, 1e-300, 1e-9, 1e300]) {
    test(`a window of ${windowS} seconds does no harm`, () => {
      let now = 0;
      const monitor = new Monitor(haip, { windowS, clock: () => now });
      for (now of [0, 5, 1e308, -1e308, 7]) {
        monitor.record(CODE);
        assert.ok(monitor.rate(CODE) >= 0);
      }
      assert.equal(monitor.summary().total, 5);
    });
  }

  test("rates are those of the list of all moments, but for one slice", () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    for (let turn = 0; turn < 50; turn += 1) {
      let now = 0;
      const monitor = new Monitor(haip, { clock: () => now });
      const moments = [];
      for (let step = 0; step < 40; step += 1) {
        now += random() * 300;
        moments.push(now);
        monitor.record(CODE);
      }
      now += random() * 2000;
      const window = 1 + random() * 3599;
      const found = Math.round(monitor.rate(CODE, window) * window * 1e6) / 1e6;
      const since = (begin) => moments.filter((moment) => moment > begin).length;
      assert.ok(since(now - window + 1e-6) <= found && found <= since(now - window - 1 - 1e-6));
    }
  });

  test("memory does not grow with the errors", () => {
    let now = 0;
    const monitor = new Monitor(haip, { clock: () => now, maxSessions: 1000 });
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 300_000; count += 1) {
      now += 3.7;
      monitor.record(CODE, count);
      monitor.record(`UNKNOWN_${count}`);
    }
    collect();
    assert.ok(process.memoryUsage().heapUsed - before < 30e6);
    const { bySession, byCode } = monitor.summary();
    assert.ok(bySession.size <= 1000);
    assert.deepEqual(byCode.get(OTHER), 300_000);
    assert.ok([973, 974].includes(Math.round(monitor.rate(CODE) * 3600))); // the one before is 3600.1 s old
    assert.equal(SLICES, 3600);
  });

  test("without a protocol codes are known that say so themselves", () => {
    const monitor = new Monitor();
    for (const error of [errorOf(), new api.SeqViolation("m"), errorOf("NOPE"), "RESUME_FAILED"]) monitor.record(error);
    assert.deepEqual(
      [...monitor.summary().byCode],
      [
        [CODE, 2],
        [OTHER, 2],
      ],
    );
  });

  for (const windowS of [0, -1, Number.NaN, Infinity]) {
    test(`a window of ${windowS} seconds is refused`, () => {
      assert.throws(() => new Monitor(haip, { windowS }), /RangeError: a window is a number of seconds above 0, not/);
      assert.throws(() => new Monitor(haip).rate(CODE, windowS), /RangeError/);
    });
  }
});

describe("recovery", () => {
  const numbers = [-Infinity, -5, -0, 0, 0.5, 1, 64, 65, 1023, 1024, 2 ** 53, Number.MAX_VALUE, Infinity, Number.NaN];
  test("a pause is a number that every timer can wait for", () => {
    for (const backoff of numbers) {
      for (const retry of numbers) {
        for (const longest of [undefined, ...numbers]) {
          const pause = pauseMs(backoff, retry, longest);
          assert.ok(pause >= 0 && pause <= LONGEST_MS, `${backoff} ${retry} ${longest}: ${pause}`);
          if (longest >= 0) assert.ok(pause <= longest);
        }
      }
    }
  });

  test("jitter takes away from a pause and never adds", async () => {
    for (const [jitter, chance] of [
      [0, 0.9],
      [0.5, 0.5],
      [1, 0.25],
    ]) {
      const at = [];
      await simulated(async (ms) => {
        const retry = () => at.push(ms()) < 0;
        await new Recovery(haip, { retry }, { jitter, random: () => chance }).recover(errorOf("PROTOCOL_VIOLATION"));
      });
      const left = 1 - jitter * chance;
      assert.deepEqual(at, [0, 1000 * left, 3000 * left, 7000 * left]);
    }
  });

  test("a jitter that is no share, and a word that is no action, are refused", () => {
    for (const jitter of [-0.1, 1.1, Number.NaN]) assert.throws(() => new Recovery(haip, {}, { jitter }), /RangeError/);
    assert.throws(() => new Recovery(haip, { dance: () => {} }), /'dance' is no action of HAIP 1: retry, request_rep/);
    assert.throws(() => new Recovery(aep, { retry: () => {} }), /'retry' is no action of AEP [0-9.]+: none/);
  });

  test("only false says that it did not work", async () => {
    for (const answer of [undefined, true, 0, "", null]) {
      assert.equal((await replaying(async () => answer).recover(errorOf())).status, "recovered");
    }
    assert.equal((await replaying(() => false).recover(errorOf())).status, "failed");
  });

  test("what is thrown or rejected is the cause", async () => {
    const cause = new Error("no network");
    const thrower = () => {
      throw cause;
    };
    for (const action of [thrower, () => Promise.reject(cause)]) {
      const outcome = await replaying(action).recover(errorOf());
      assert.deepEqual(outcome, { status: "failed", action: "request_replay", runs: 2, cause });
    }
  });

  test("after a time-out the signal is aborted and a late rejection is ignored", async () => {
    const aborted = [];
    await simulated(async (ms) => {
      const action = async (_, signal) => {
        signal.addEventListener("abort", () => aborted.push(ms()));
        await sleep(60_000);
        throw new Error("nobody asks any more");
      };
      const outcome = await replaying(action).recover(errorOf());
      assert.deepEqual([ms(), outcome.status, outcome.cause], [20_000, "timed_out", undefined]);
      await sleep(100_000);
    });
    assert.deepEqual(aborted, [10_000, 20_000]);
  });

  test("an aborted signal rejects, stops the action, and ends the pauses", async () => {
    const runs = [];
    await simulated(async (ms) => {
      const retry = async () => {
        runs.push(ms());
        return false;
      };
      const controller = new AbortController();
      const recovery = new Recovery(haip, { retry });
      const recovering = recovery.recover(errorOf("PROTOCOL_VIOLATION"), { signal: controller.signal });
      globalThis.setTimeout(() => controller.abort("enough"), 500);
      await assert.rejects(recovering, (reason) => reason === "enough");
      await sleep(100_000);
      await assert.rejects(
        recovery.recover(errorOf(), { signal: AbortSignal.abort("before") }),
        (reason) => reason === "before",
      );
    });
    assert.deepEqual(runs, [0]);
  });

  test("one who leaves takes nothing from the others; when all have left it begins anew", async () => {
    let calls = 0;
    await simulated(async () => {
      const recovery = replaying(async (_, signal) => {
        calls += 1;
        await sleep(3000);
        assert.equal(signal.aborted, calls > 1);
      });
      const [one, two] = [new AbortController(), new AbortController()];
      const first = recovery.recover(errorOf(), { signal: one.signal });
      const second = recovery.recover(errorOf(), { signal: two.signal });
      globalThis.setTimeout(() => one.abort(), 1000);
      await assert.rejects(first);
      assert.equal((await second).status, "recovered");

      const third = recovery.recover(errorOf(), { signal: two.signal });
      globalThis.setTimeout(() => two.abort(), 1000);
      await assert.rejects(third);
      assert.equal((await replaying(() => {}).recover(errorOf())).status, "recovered");
      const fourth = recovery.recover(errorOf());
      await sleep(10);
      assert.equal(calls, 3);
      await fourth;
    });
  });
});

describe("handler", () => {
  const logger = () => {
    const lines = [];
    const into =
      (level) =>
      (...words) =>
        lines.push([level, ...words]);
    return { lines, warn: into("warn"), debug: into("debug") };
  };

  test("code, message and related id are logged, details at debug level alone", async () => {
    const log = logger();
    await new ErrorHandler({ logger: log }).handle(errorOf(CODE, { related_id: "m-7", detail: { token: "hunter2" } }));
    assert.deepEqual(log.lines, [
      ["warn", 'SEQ_VIOLATION: "a gap" (about "m-7")'],
      ["debug", "details of SEQ_VIOLATION:", { detail: { token: "hunter2" } }],
    ]);
  });

  test("what a peer wrote cannot forge a line", async () => {
    const log = logger();
    await new ErrorHandler({ logger: log }).handle(errorOf("NO\nERROR root", { related_id: "\r\nx" }));
    assert.ok(log.lines.every(([, line]) => !/[\r\n]/.test(line)));
  });

  test("callbacks for all and for a code are called; one that fails harms nobody else", async () => {
    const log = logger();
    const told = [];
    const recovery = replaying(async () => {});
    const handler = new ErrorHandler({ recovery, logger: log });
    handler.onError(() => {
      throw new Error("now");
    });
    handler.onError(async () => {
      throw new Error("later");
    });
    handler.onError(({ rawCode }) => told.push(["all", rawCode]));
    const end = handler.onError(({ rawCode }) => told.push(["one", rawCode]), { code: CODE });

    assert.equal((await handler.handle(errorOf())).status, "recovered");
    end();
    end();
    assert.equal((await handler.handle(errorOf("NOPE"))).status, "no_handler");
    await new Promise(setImmediate);

    assert.deepEqual(told, [
      ["all", CODE],
      ["one", CODE],
      ["all", "NOPE"],
    ]);
    const failed = log.lines.filter(([, line]) => /failed/.test(line)).map(([, line]) => line);
    assert.deepEqual(failed.slice(0, 2), Array(2).fill("a callback for SEQ_VIOLATION failed:"));
    assert.equal(failed.length, 4);
  });

  test("without a recovery there is no outcome", async () => {
    assert.equal(await new ErrorHandler({ logger: logger() }).handle(errorOf()), undefined);
  });
});
