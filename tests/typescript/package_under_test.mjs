// The compiled package, from the folder that ERRCAT_TS_DIST names; by default where `nox -s typescript` builds it.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "../..");
const dist = resolve(process.env.ERRCAT_TS_DIST ?? resolve(root, "generated/typescript/dist"));

/** A module of the package: "", "harmovela", "harmovela/codes", "harmovela/catalog". */
export function load(subpath) {
  const file = /\/(codes|catalog)$/.test(subpath) ? `${subpath}.js` : `${subpath}/index.js`;
  return import(pathToFileURL(resolve(dist, `./${file}`)).href);
}

/** Test data of this repository. */
export function readJson(path) {
  return JSON.parse(readFileSync(resolve(root, path), "utf8"));
}

/** The vectors of a protocol that are a call each; those with steps have tests of their own. */
export function vectors(protocol) {
  const files = readdirSync(resolve(root, "tests/vectors")).filter((name) => !name.endsWith(".schema.json"));
  const all = files.sort().map((name) => readJson(`tests/vectors/${name}`));
  return all.filter((file) => file.protocol === protocol && file.cases).flatMap(({ cases }) => cases);
}

export const PROTOCOLS = ["aep", "harmovela", "haip"];
