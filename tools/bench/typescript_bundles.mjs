// Bundles programs that use a package of this project, minified, and prints the bytes of the gzip archives as JSON.
// Arguments are folders of compiled packages: the real one, then some with a protocol `bench` of more and more codes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { rollup } from "rollup";

const [real, ...grown] = process.argv.slice(2);

const BUNDLERS = { esbuild: withEsbuild, rollup: withRollup };

async function withEsbuild(contents) {
  const stdin = { contents, resolveDir: import.meta.dirname };
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: "esm", write: false });
  return outputFiles[0].text;
}

async function withRollup(contents) {
  const program = {
    name: "program",
    resolveId: (source) => (source === "program" ? source : null),
    load: (id) => (id === "program" ? contents : null),
  };
  const bundle = await rollup({ input: "program", plugins: [program] });
  const { output } = await bundle.generate({ format: "esm" });
  return (await transform(output[0].code, { minify: true, format: "esm" })).code;
}

async function size(bundle, program) {
  return gzipSync(await bundle(program), { level: 9 }).length;
}

/** A program that uses one constant of a module; the last, since bundlers may well keep what stands before. */
async function constants(module) {
  const [, name, value] = [...readFileSync(module, "utf8").matchAll(/^export const (\w+) = ("\w+");$/gm)].at(-1);
  const ours = `import { ${name} } from ${JSON.stringify(module)};\nconsole.log(${name});\n`;
  const hand = `const ${name} = ${value};\nconsole.log(${name});\n`;
  const sizes = {};
  for (const [who, bundle] of Object.entries(BUNDLERS)) {
    sizes[who] = { ours: await size(bundle, ours), hand: await size(bundle, hand) };
  }
  return sizes;
}

// Like our parser, this one keeps the members that it does not know.
const VALIBOT = `
  import * as v from "valibot";
  const details = v.optional(v.record(v.string(), v.unknown()));
  const schema = v.looseObject({ code: v.string(), message: v.string(), retryable: v.boolean(), details });
  console.log(v.parse(schema, globalThis.data));
`;
const PARSER = `
  import { parseError } from ${JSON.stringify(join(real, "dist/harmovela/index.js"))};
  console.log(parseError(globalThis.data));
`;

const modules = [join(real, "dist/harmovela/codes.js"), ...grown.map((folder) => join(folder, "dist/bench/codes.js"))];
const answer = {
  constants: await Promise.all(modules.map(constants)),
  parser: { ours: await size(withEsbuild, PARSER), valibot: await size(withEsbuild, VALIBOT) },
};
process.stdout.write(JSON.stringify(answer));
