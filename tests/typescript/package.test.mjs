// The archive that is published, as npm users have it: installed in an empty project, imported, required, and compiled
// against. ERRCAT_TS_ARCHIVE names the archive.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, describe, test } from "node:test";
import { compiler, compilers } from "./compilers.mjs";
import { PROTOCOLS } from "./package_under_test.mjs";

const archive = process.env.ERRCAT_TS_ARCHIVE;
if (archive === undefined) throw new Error("ERRCAT_TS_ARCHIVE names no archive; `nox -s typescript` packs one");

const project = mkdtempSync(join(tmpdir(), "errcat-project-"));
after(() => rmSync(project, { recursive: true }));
writeJson("package.json", { name: "project", private: true, type: "module" });
execFileSync("npm", ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", archive], {
  cwd: project,
  stdio: "pipe",
});
const installed = join(project, "node_modules/agent-errors");
const files = readdirSync(installed, { recursive: true }).map((file) => file.replaceAll("\\", "/"));
const beside = readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."));
// The package of the golden case `everything`: what a program must deal with whole has to stay as it is.
const shop = join(project, "node_modules/shop-errors");
cpSync(resolve(import.meta.dirname, "../golden/everything/expected/typescript"), shop, { recursive: true });
execFileSync(process.execPath, [compiler, "--project", shop]);
const settings = JSON.parse(readFileSync(resolve(import.meta.dirname, "tsconfig.json"), "utf8")).compilerOptions;

function writeJson(file, value) {
  writeFileSync(join(project, file), JSON.stringify(value));
}

/** What a program prints, which may neither fail nor warn. */
function run(file, text) {
  writeFileSync(join(project, file), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: project, encoding: "utf8" });
  assert.deepEqual([status, stderr], [0, ""]);
  return stdout;
}

/** The complaints of a compiler about some files, as lines of their places. */
function complaints(compiler, names, options) {
  writeJson("tsconfig.json", { compilerOptions: { ...settings, ...options }, files: names });
  const command = [compiler, "--project", project, "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, command, { cwd: project, encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}

describe("the archive", () => {
  test("holds what a user looks for beside the code", () => {
    for (const name of ["README.md", "LICENSE", "package.json", ...PROTOCOLS.map((name) => `vectors/${name}.json`)]) {
      assert.ok(files.includes(name), name);
    }
    assert.deepEqual(
      readFileSync(join(installed, "LICENSE")),
      readFileSync(resolve(import.meta.dirname, "../../LICENSE")),
    );
  });

  test("holds types and maps of every module, and the sources that the maps lead to", () => {
    const modules = files.filter((file) => file.endsWith(".js"));
    assert.ok(modules.length > PROTOCOLS.length * 3);
    for (const file of modules.map((name) => name.slice(0, -3))) {
      assert.ok(files.includes(`${file}.d.ts`), file);
      for (const map of [`${file}.js.map`, `${file}.d.ts.map`]) {
        const { sources } = JSON.parse(readFileSync(join(installed, map), "utf8"));
        assert.deepEqual(
          sources.map((source) => join(dirname(map), source)),
          [join("src", `${file.slice("dist/".length)}.ts`)],
        );
        assert.ok(files.includes(`src/${file.slice("dist/".length)}.ts`), file);
      }
    }
  });

  test("holds nothing else", () => {
    const known = /^(dist|src|vectors)(\/|$)|^(README\.md|LICENSE|package\.json)$/;
    assert.deepEqual(
      files.filter((file) => !known.test(file)),
      [],
    );
  });

  test("wants nothing beside itself", () => {
    const { dependencies, peerDependencies, optionalDependencies, scripts } = JSON.parse(
      readFileSync(join(installed, "package.json"), "utf8"),
    );
    assert.deepEqual([dependencies, peerDependencies, optionalDependencies], [undefined, undefined, undefined]);
    assert.deepEqual(Object.keys(scripts), ["build"]);
    assert.deepEqual(beside, ["agent-errors"]);
  });
});

const PRINTED = "task_timeout true protocol_error SEQ_VIOLATION function\n";

describe("a program", () => {
  test("imports every module", () => {
    const printed = run(
      "main.js",
      `import { CodedError } from "agent-errors";
      import * as aep from "agent-errors/aep";
      import { TASK_TIMEOUT } from "agent-errors/aep/codes";
      import { catalog } from "agent-errors/harmovela/catalog";
      import { parseCode } from "agent-errors/harmovela";
      import { SEQ_VIOLATION } from "agent-errors/haip/codes";
      console.log(TASK_TIMEOUT, catalog[aep.ErrorCode.TASK_TIMEOUT].retryable, parseCode("x"), SEQ_VIOLATION, typeof CodedError);`,
    );
    assert.equal(printed, PRINTED);
  });

  test("requires every module", () => {
    const printed = run(
      "main.cjs",
      `const { CodedError } = require("agent-errors");
      const aep = require("agent-errors/aep");
      const { TASK_TIMEOUT } = require("agent-errors/aep/codes");
      const { catalog } = require("agent-errors/harmovela/catalog");
      const { parseCode } = require("agent-errors/harmovela");
      const { SEQ_VIOLATION } = require("agent-errors/haip/codes");
      console.log(TASK_TIMEOUT, catalog[aep.ErrorCode.TASK_TIMEOUT].retryable, parseCode("x"), SEQ_VIOLATION, typeof CodedError);`,
    );
    assert.equal(printed, PRINTED);
  });

  test("cannot reach what is inside", () => {
    const printed = run(
      "inside.js",
      `for (const path of ["dist/parsing.js", "harmovela/payload", "nope"]) {
        await import("agent-errors/" + path).catch(({ code }) => console.log(code));
      }`,
    );
    assert.equal(printed, "ERR_PACKAGE_PATH_NOT_EXPORTED\n".repeat(3));
  });
});

const RESOLUTIONS = {
  bundler: { module: "esnext", moduleResolution: "bundler" },
  node16: { module: "node16", moduleResolution: "node16" },
  nodenext: { module: "nodenext", moduleResolution: "nodenext" },
};
const MISTAKES = readFileSync(resolve(import.meta.dirname, "consumer-mistakes.ts"), "utf8");
copyFileSync(resolve(import.meta.dirname, "consumer.ts"), join(project, "consumer.ts"));
// Without the comments that ask for them, the compiler must complain about the lines below those, and no other.
writeFileSync(join(project, "mistakes.ts"), MISTAKES.replaceAll("// @ts-expect-error ", "// "));
const EXPECTED = MISTAKES.split("\n").flatMap((line, index) => (line.includes("@ts-expect-error") ? [index + 2] : []));
writeFileSync(
  join(project, "consumer.cts"),
  `import harmovela = require("agent-errors/harmovela");
  export const code: "task_timeout" = harmovela.ErrorCode.TASK_TIMEOUT;`,
);

for (const [version, compiler] of Object.entries(compilers)) {
  describe(`TypeScript ${version}`, () => {
    test("is the one that it should be", () => {
      const said = execFileSync(process.execPath, [compiler, "--version"], { encoding: "utf8" });
      assert.ok(said.startsWith(`Version ${version}`), said);
    });

    for (const [name, options] of Object.entries(RESOLUTIONS)) {
      test(`finds the planted mistakes and no others, resolving as ${name}`, () => {
        const found = complaints(compiler, ["consumer.ts", "mistakes.ts"], options);
        const places = found.map((line) => line.match(/^(\S+\.ts)\((\d+),/)?.slice(1) ?? [line]);
        assert.deepEqual(
          places,
          EXPECTED.map((line) => ["mistakes.ts", `${line}`]),
        );
      });
    }

    test("lets a CommonJS module require it", () => {
      const options = { ...RESOLUTIONS.nodenext, erasableSyntaxOnly: false, verbatimModuleSyntax: false };
      assert.deepEqual(complaints(compiler, ["consumer.cts"], options), []);
    });
  });
}
