// The compilers that the package is held against: the one that builds it, and those before it that users still have.
import { createRequire } from "node:module";
import { resolve } from "node:path";

const tools = resolve(import.meta.dirname, "../../tools");
const require = createRequire(resolve(tools, "compilers/package.json"));

/** The script of the compiler that builds the package. */
export const compiler = resolve(tools, "node/node_modules/typescript/bin/tsc");

/** What the older ones offer to programs. */
export const olderCompilers = ["typescript-5", "typescript-6"].map((name) => require(name));

/** The scripts of all compilers, by what their versions begin with. */
export const compilers = {
  5.9: require.resolve("typescript-5/bin/tsc"),
  "6.": require.resolve("typescript-6/bin/tsc"),
  "7.": compiler,
};
