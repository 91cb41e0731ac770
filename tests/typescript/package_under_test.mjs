// The compiled package, from the folder that ERRCAT_TS_DIST names; by default where `nox -s typescript` builds it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "../..");
export const dist = resolve(process.env.ERRCAT_TS_DIST ?? resolve(root, "generated/typescript/dist"));

/** A module of the package: "", "harmovela", "harmovela/codes", "harmovela/catalog". */
export function load(subpath) {
  const file = /\/(codes|catalog)$/.test(subpath) ? `${subpath}.js` : `${subpath}/index.js`;
  return import(pathToFileURL(resolve(dist, `./${file}`)).href);
}

/** Test data of this repository. */
export function readJson(path) {
  return JSON.parse(readFileSync(resolve(root, path), "utf8"));
}

export const PROTOCOLS = ["aep", "harmovela", "haip"];
