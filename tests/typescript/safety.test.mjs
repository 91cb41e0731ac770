// What JavaScript alone can do to a parser: prototypes, getters, proxies, other realms, values that JSON cannot carry.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import vm from "node:vm";
import { load, readJson } from "./package_under_test.mjs";

const api = await load("harmovela");
const haip = await load("haip");
const { catalog, domains, retired } = await load("harmovela/catalog");
const { version } = readJson("tests/spec/harmovela.json");
const VALID = { code: "task_error", message: "m", retryable: false };
class Hidden {
  get code() {
    return "task_error";
  }
}
const INHERITED = ["__proto__", "constructor", "hasOwnProperty", "prototype", "toJSON", "toString", "valueOf"];

function problems(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof api.InvalidErrorPayload, String(error));
    return error.problems.map(({ pointer, message }) => `${pointer} ${message}`);
  }
  return [];
}

/** A value of this depth. */
function nested(levels) {
  let value = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { in: value };
  return value;
}

describe("names that objects inherit", () => {
  for (const name of INHERITED) {
    test(`${name} is an ordinary unknown code`, () => {
      assert.equal(api.parseCode(name), "protocol_error");
      assert.equal(api.isErrorCode(name), false);
      assert.equal(api.isRetryable(name), false);
      assert.equal(api.parseError({ ...VALID, code: name }).known, false);
      assert.deepEqual(
        problems(() => api.buildError(name, "m")),
        [`/code is not a code of Harmovela ${version}: "${name}"`],
      );
      for (const table of [catalog, domains, retired]) assert.equal(table[name], undefined);
    });
  }

  test("no code is taken for its text when it is no text", () => {
    assert.equal(api.isErrorCode(["task_error"]), false);
    assert.equal(api.isErrorCode({ toString: () => "task_error" }), false);
    assert.equal(api.isErrorCode(Object("task_error")), false);
  });

  test("the tables cannot be changed", () => {
    assert.throws(() => {
      catalog.task_error = undefined;
    }, TypeError);
  });
});

describe("members that are not the object's own", () => {
  test("inherited ones are missing", () => {
    const missing = ["/code is missing", "/message is missing", "/retryable is missing"];
    assert.deepEqual(
      problems(() => api.parseError(Object.create(VALID))),
      missing,
    );
    assert.deepEqual(
      problems(() => api.parseError(new Hidden())),
      missing,
    );
  });

  test("what somebody gave to every object is not the wire's", () => {
    Object.prototype.retryable = true;
    Object.prototype.details = { evil: true };
    try {
      assert.deepEqual(
        problems(() => api.parseError({ code: "task_error", message: "m" })),
        ["/retryable is missing"],
      );
      assert.equal(api.parseError({ ...VALID }).details, undefined);
      assert.equal(Object.hasOwn(api.buildError("task_error", "m"), "details"), false);
    } finally {
      delete Object.prototype.retryable;
      delete Object.prototype.details;
    }
  });

  test("what becomes of the wire's object later changes no payload", () => {
    const wire = { ...VALID };
    const error = api.parseError(wire);
    Object.assign(wire, { code: "nope", message: "other", retryable: true, details: {} });
    const { code, rawCode, known, message, retryable, details } = error;
    assert.deepEqual(
      [code, rawCode, known, message, retryable, details],
      ["task_error", "task_error", true, "m", false, undefined],
    );
  });

  test("undefined is missing, as JSON would have it", () => {
    assert.deepEqual(
      problems(() => api.parseError({ ...VALID, code: undefined })),
      ["/code is missing"],
    );
    assert.equal(api.parseError({ ...VALID, details: undefined }).details, undefined);
  });

  test("details do not pollute prototypes", () => {
    const text = '{"code":"task_error","message":"m","retryable":false,"details":{"__proto__":{"admin":true}}}';
    const error = api.parseError(JSON.parse(text));
    const built = api.buildError("task_error", "m", { details: error.details });
    assert.equal({}.admin, undefined);
    assert.equal(built.details.admin, undefined);
    assert.equal(JSON.stringify(built.details), '{"__proto__":{"admin":true}}');
    assert.equal(JSON.stringify(error), text);
  });
});

describe("objects from elsewhere", () => {
  test("another realm's objects are objects, its arrays are arrays", () => {
    const foreign = vm.runInNewContext('({ code: "task_error", message: "m", retryable: true, details: { a: [1] } })');
    assert.equal(api.parseError(foreign).retryable, true);
    assert.deepEqual(
      problems(() => api.parseError({ ...VALID, details: vm.runInNewContext("[]") })),
      ["/details must be an object, not an array"],
    );
    assert.equal(api.isRetryable(api.parseError(foreign)), true);
  });

  test("objects without a prototype and class instances are read", () => {
    assert.equal(api.parseError({ __proto__: null, ...VALID }).code, "task_error");
    assert.equal(api.parseError(Object.assign(new (class Wire {})(), VALID)).code, "task_error");
  });

  test("details that are built are what JSON makes of them", () => {
    class Place {
      line = 7;
      #hidden = true;
      get column() {
        return this.#hidden;
      }
    }
    const details = { place: new Place(), at: new Date(0), map: new Map([[1, 2]]), boxed: Object("text"), zero: -0 };
    const built = api.buildError("task_error", "m", { details });
    assert.deepEqual(built.details, {
      place: { line: 7 },
      at: "1970-01-01T00:00:00.000Z",
      map: {},
      boxed: "text",
      zero: -0,
    });
    assert.deepEqual(JSON.parse(JSON.stringify(built.details)), JSON.parse(JSON.stringify(details)));
    assert.deepEqual(
      problems(() => api.buildError("task_error", "m", { details: new Date(0) })),
      ["/details must be an object, not a string"],
    );
  });

  test("what throws when it is looked at cannot be read, and nothing else is thrown", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const angry = new Proxy(
      {},
      {
        get() {
          throw new RangeError();
        },
        ownKeys() {
          throw new RangeError();
        },
        getPrototypeOf() {
          throw new RangeError();
        },
      },
    );
    const getter = {
      ...VALID,
      get details() {
        throw new RangeError();
      },
    };
    for (const value of [proxy, angry, getter, { ...VALID, details: proxy }]) {
      assert.deepEqual(
        problems(() => api.parseError(value)),
        [" cannot be read"],
      );
      assert.equal(api.checkError(value).length, 1);
      assert.equal(api.isRetryable(value), false);
    }
    for (const value of [proxy, angry]) assert.equal(api.errorIn(value), undefined);
    for (const payload of [proxy, angry, { error: proxy }]) {
      assert.equal(problems(() => api.errorIn({ type: "task.failed", payload })).length, 1);
    }
    assert.deepEqual(
      problems(() => api.buildError(proxy, "m")),
      ["/code must be a string, not an object", "/code cannot be read"],
    );
    for (const details of [
      proxy,
      angry,
      {
        toJSON() {
          throw new RangeError();
        },
      },
    ]) {
      assert.ok(problems(() => api.buildError("task_error", "m", { details })).includes("/details cannot be read"));
    }
  });
});

describe("what JSON cannot carry", () => {
  const CASES = [
    [Number.NaN, "NaN"],
    [Number.POSITIVE_INFINITY, "Infinity"],
    [Number.NEGATIVE_INFINITY, "-Infinity"],
    [undefined, "undefined"],
    [1n, "a bigint"],
    [Symbol("s"), "a symbol"],
    [() => {}, "a function"],
  ];
  for (const [value, name] of CASES) {
    test(`${name} in details is refused`, () => {
      const told = problems(() => api.buildError("task_error", "m", { details: { "a/b": [value] } }));
      assert.deepEqual(told, [`/details/a~1b/0 is ${name}, which JSON cannot carry`]);
      const detail = problems(() => haip.buildError("RESUME_FAILED", "m", { detail: value }));
      assert.deepEqual(detail, value === undefined ? [] : [`/detail is ${name}, which JSON cannot carry`]);
    });
  }

  test("a cycle is refused where it closes; the same value twice is not", () => {
    const details = { list: [] };
    details.list.push(details);
    const shared = { x: 1 };
    assert.deepEqual(
      problems(() => api.buildError("task_error", "m", { details })),
      ["/details/list/0 is a cycle, which JSON cannot carry"],
    );
    assert.deepEqual(api.buildError("task_error", "m", { details: { a: shared, b: shared } }).details.b, shared);
  });

  test("details may be 500 levels deep, and no more", () => {
    assert.deepEqual(
      problems(() => api.buildError("task_error", "m", { details: nested(499 + 2) })),
      ["/details is nested more than 500 levels deep"],
    );
    api.buildError("task_error", "m", { details: { in: nested(499) } });
    assert.deepEqual(problems(() => haip.buildError("RESUME_FAILED", "m", { detail: nested(100_000) })).length, 1);
  });

  test("any depth is read", () => {
    const error = api.parseError({ ...VALID, details: { in: nested(100_000) } });
    assert.equal(typeof error.details.in, "object");
  });
});

describe("exceptions", () => {
  test("the class follows the code, and classes follow domains", () => {
    const error = api.exceptionFor(api.parseError({ code: "task_timeout", message: "late", retryable: false, x: 1 }));
    assert.ok(
      error instanceof api.TaskTimeout && error instanceof api.TaskError && error instanceof api.HarmovelaError,
    );
    assert.ok(!(error instanceof api.ToolError) && error instanceof Error);
    assert.deepEqual(
      [error.code, error.rawCode, error.message, error.retryable],
      ["task_timeout", "task_timeout", "late", false],
    );
    assert.equal(error.name, "TaskTimeout");
    assert.match(error.stack, /^TaskTimeout: late\n/);
    assert.equal(JSON.stringify(error), '{"code":"task_timeout","message":"late","retryable":false,"x":1}');
  });

  test("an unknown code gets the fallback's class, or the protocol's", () => {
    const unknown = api.exceptionFor(api.parseError({ ...VALID, code: "nope" }));
    assert.ok(unknown instanceof api.ProtocolError);
    assert.equal(unknown.rawCode, "nope");
    const none = haip.exceptionFor(haip.parseError({ code: "NOPE", message: "m", related_id: "r" }), { cause: 1 });
    assert.deepEqual(
      [none.constructor, none.code, none.rawCode, none.relatedId, none.cause],
      [haip.HaipError, undefined, "NOPE", "r", 1],
    );
  });

  test("one's own takes what is left out from the catalogue, and is checked when it becomes JSON", () => {
    const error = new api.TaskTimeout(undefined, { details: { task_id: "t", timeout_ms: 5 }, cause: "why" });
    assert.equal(error.message, "task t ran past its deadline of 5 ms");
    assert.deepEqual(
      [error.code, error.retryable, error.cause, error.details.task_id],
      ["task_timeout", true, "why", "t"],
    );
    assert.equal(api.checkError(error.toJSON()).length, 0);
    assert.equal(new api.SessionClosed().message, catalog.session_closed.summary);
    assert.deepEqual(
      problems(() => new api.TaskTimeout("m", { details: { timeout_ms: 5 } }).toJSON()),
      ["/details/task_id is missing"],
    );
  });

  test("payloads and exceptions answer for themselves, to any protocol", () => {
    const sent = api.parseError({ code: "task_error", message: "m", retryable: true });
    const refused = api.parseError({ code: "task_timeout", message: "m", retryable: false });
    assert.deepEqual([sent, refused].map(api.isRetryable), [true, false]);
    assert.deepEqual([sent, refused].map(haip.isRetryable), [true, false]);
    assert.equal(api.isRetryable(haip.exceptionFor(haip.parseError({ code: "SEQ_VIOLATION", message: "m" }))), true);
  });

  test("only errors of a protocol are retried", () => {
    assert.equal(api.isRetryable(new api.TaskTimeout("m")), true);
    assert.equal(api.isRetryable(new api.TaskTimeout("m", { retryable: false })), false);
    for (const other of [
      new Error("m"),
      Object.assign(new Error("m"), { code: "task_timeout", retryable: true }),
      undefined,
      null,
      1,
      [],
      {},
      { code: "task_timeout", message: "m", retryable: true },
    ]) {
      assert.equal(api.isRetryable(other), false);
    }
  });
});
