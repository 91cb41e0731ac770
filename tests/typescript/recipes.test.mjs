// The recipes for TypeScript: every block of a page compiles, runs from the first to the last against the real
// libraries, and prints what the page says that it prints.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, describe, test } from "node:test";
import { compiler } from "./compilers.mjs";
import { dist } from "./package_under_test.mjs";

const pages = resolve(import.meta.dirname, "../../docs/recipes");
const tools = resolve(import.meta.dirname, "../../tools/node/node_modules");
const LIBRARIES = {
  cockatiel: ["cockatiel"],
  "fetch-and-event-streams": ["eventsource"],
  "p-retry": ["p-retry"],
  zod: ["zod"],
};

const project = mkdtempSync(join(tmpdir(), "errcat-recipes-"));
after(() => rmSync(project, { recursive: true }));
const modules = join(project, "node_modules");
mkdirSync(modules);
symlinkSync(resolve(dist, ".."), join(modules, "agent-errors"));
for (const name of ["@types", ...Object.values(LIBRARIES).flat()]) symlinkSync(join(tools, name), join(modules, name));
writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));

/** The blocks of a page: language and text. */
function blocksOf(page) {
  const text = readFileSync(join(pages, `${page}.md`), "utf8");
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, block]) => [language, block]);
}

function textOf(page, language) {
  return blocksOf(page).flatMap(([other, block]) => (other === language ? [block] : []));
}

function node(...command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, FORCE_COLOR: "0" },
    timeout: 600_000,
  });
  return { status, stdout, stderr };
}

test("every page with TypeScript is here", () => {
  const found = readdirSync(pages)
    .map((file) => file.replace(/\.md$/, ""))
    .filter((page) => blocksOf(page).some(([language]) => language === "ts"));
  assert.deepEqual(found.sort(), Object.keys(LIBRARIES).sort());
});

for (const page of Object.keys(LIBRARIES)) {
  describe(page, () => {
    const program = textOf(page, "ts").join("\n");

    test("names the library that it is about", () => {
      for (const library of LIBRARIES[page]) assert.ok(program.includes(`from "${library}"`));
    });

    test("has no block that is neither run nor compared", () => {
      assert.deepEqual([...new Set(blocksOf(page).map(([language]) => language))].sort(), ["text", "ts"]);
    });

    test("compiles, runs, and prints what it says", () => {
      writeFileSync(join(project, `${page}.ts`), program);
      const compilerOptions = {
        exactOptionalPropertyTypes: true,
        lib: ["es2022", "dom"],
        module: "nodenext",
        noUncheckedIndexedAccess: true,
        outDir: "out",
        rootDir: ".",
        strict: true,
        target: "es2022",
        types: ["node"],
        verbatimModuleSyntax: true,
      };
      writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [`${page}.ts`] }));
      assert.deepEqual(node(compiler, "--project", project), { status: 0, stdout: "", stderr: "" });
      assert.deepEqual(node(`out/${page}.js`), { status: 0, stdout: textOf(page, "text").join(""), stderr: "" });
    });
  });
}
