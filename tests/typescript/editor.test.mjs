// What editors show of the compiled package: quick info, and a line through deprecated codes. Editors ask the language
// service, which TypeScript 7 does not offer to programs; those before it do. The package is that of the golden case
// `everything`, whose catalogue has deprecated codes.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, describe, test } from "node:test";
import { compiler, olderCompilers } from "./compilers.mjs";

const folder = mkdtempSync(join(tmpdir(), "errcat-editor-"));
after(() => rmSync(folder, { recursive: true }));
const installed = join(folder, "node_modules", "shop-errors");
mkdirSync(join(folder, "node_modules"));
cpSync(resolve(import.meta.dirname, "../golden/everything/expected/typescript"), installed, { recursive: true });
execFileSync(process.execPath, [compiler, "--project", installed]);

// A comment says which names of its line are deprecated; all others are not.
const PROGRAM = `import { buildError, ErrorCode, isErrorCode, OrderFailed, parseCode } from "shop-errors/shop";
import { OrderDoubled, OrderStuck } from "shop-errors/shop"; // OrderDoubled OrderStuck
import { ORDER_FAILED, ORDER_TIMEOUT } from "shop-errors/shop/codes";
import { ORDER_STUCK } from "shop-errors/shop/codes"; // ORDER_STUCK
import { catalog } from "shop-errors/shop/catalog";

export const names = [ErrorCode.ORDER_FAILED, ErrorCode.SOLD_OUT, ORDER_FAILED, ORDER_TIMEOUT];
export const stuck = ErrorCode.ORDER_STUCK; // ORDER_STUCK
export const doubled = ErrorCode["ORDER_DOUBLED"]; // ORDER_DOUBLED
export const constant = ORDER_STUCK; // ORDER_STUCK
export const raised = [new OrderFailed("m"), new OrderStuck("m")]; // OrderStuck
export type Raised = OrderStuck; // OrderStuck
export const made = new OrderDoubled("m"); // OrderDoubled
export const parsed = parseCode("order_stuck");
export const all = Object.values(ErrorCode).filter(isErrorCode).map((code) => catalog[code].summary);
export const facts = catalog.order_stuck.deprecated;
export const text: ErrorCode = "order_stuck";
export const sent = buildError;
`;
const program = join(folder, "program.ts");
writeFileSync(program, PROGRAM);

function serviceOf(ts) {
  const options = {
    module: ts.ModuleKind.NodeNext,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = {
    directoryExists: ts.sys.directoryExists,
    fileExists: ts.sys.fileExists,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [program],
    getScriptSnapshot: (file) => {
      const source = ts.sys.readFile(file);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
    getScriptVersion: () => "0",
    readFile: ts.sys.readFile,
  };
  return ts.createLanguageService(host);
}

for (const ts of olderCompilers) {
  describe(`in an editor with TypeScript ${ts.version}`, () => {
    const service = serviceOf(ts);
    after(() => service.dispose());

    /** What is shown over the last mention of a piece of code. */
    function shown(piece) {
      const info = service.getQuickInfoAtPosition(program, PROGRAM.lastIndexOf(piece) + piece.length - 1);
      const tags = info.tags?.map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`) ?? [];
      return [info.displayParts, info.documentation].map(ts.displayPartsToString).concat(tags);
    }

    test("the program has no mistakes", () => {
      const found = [...service.getSyntacticDiagnostics(program), ...service.getSemanticDiagnostics(program)];
      assert.deepEqual(
        found.map(({ messageText }) => messageText),
        [],
      );
    });

    test("a member of ErrorCode shows its text, its summary and facts, and its page", () => {
      assert.deepEqual(shown("ErrorCode.SOLD_OUT"), [
        '(property) SOLD_OUT: "sold_out"',
        "There is none left.\n\nRetryable. Since 2.10.",
        "@see https://errors.example.org/shop/shop/#sold_out",
      ]);
    });

    test("a flat constant shows the same", () => {
      assert.deepEqual(shown("ORDER_TIMEOUT"), [
        '(alias) const ORDER_TIMEOUT: "order_timeout"\nimport ORDER_TIMEOUT',
        "The supplier did not answer in time.\n\nRetryable. Since 1.2.",
        "@see https://errors.example.org/shop/shop/#order_timeout",
      ]);
    });

    test("a deprecated code says so, and what to use", () => {
      assert.deepEqual(shown("ErrorCode.ORDER_STUCK"), [
        '(property) ORDER_STUCK: "order_stuck"',
        "The order waits for a person.\n\nRetryable. Since 1.3.",
        "@see https://errors.example.org/shop/shop/#order_stuck",
        "@deprecated Since 2.1, gone in 3.0. Use order_timeout instead. Nobody could tell the two apart.",
      ]);
    });

    test("an exception shows what its code shows", () => {
      const [, ...texts] = shown("Raised = OrderStuck");
      assert.deepEqual(texts, [
        "The order waits for a person.\n\nRetryable. Since 1.3.",
        "@see https://errors.example.org/shop/shop/#order_stuck",
        "@deprecated Since 2.1, gone in 3.0. Use order_timeout instead. Nobody could tell the two apart.",
      ]);
    });

    test("functions and tables show what they are for", () => {
      assert.match(shown("isErrorCode")[1], /^Is it a code of the catalogue\?/);
      assert.match(shown("parseCode")[1], /^The code of a text; an unknown one reads as /);
      assert.equal(shown("catalog")[1], "The facts of every code.");
    });

    test("what is deprecated is marked, and nothing else", () => {
      const marked = PROGRAM.split("\n").map(() => []);
      for (const { code, start, length, reportsDeprecated } of service.getSuggestionDiagnostics(program)) {
        assert.deepEqual([code, reportsDeprecated !== undefined], [code === 6387 ? 6387 : 6385, true]);
        const line = PROGRAM.slice(0, start).split("\n").length - 1;
        marked[line].push(PROGRAM.slice(start, start + length).replaceAll('"', ""));
      }
      const expected = PROGRAM.split("\n").map((line) => line.split(" // ")[1]?.split(" ") ?? []);
      assert.deepEqual(marked, expected);
    });

    test("completion marks what is deprecated, and nothing else", () => {
      const place = PROGRAM.indexOf("ErrorCode.SOLD_OUT") + "ErrorCode.".length;
      const { entries } = service.getCompletionsAtPosition(program, place, {});
      assert.deepEqual(
        entries.filter(({ kindModifiers }) => kindModifiers?.includes("deprecated")).map(({ name }) => name),
        ["ORDER_DOUBLED", "ORDER_STUCK"],
      );
      assert.equal(entries.length, 7);
    });
  });
}
