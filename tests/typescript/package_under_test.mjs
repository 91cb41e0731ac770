// The compiled package, from the folder that ERRCAT_TS_DIST names; by default where `nox -s typescript` builds it.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "../..");
export const dist = resolve(process.env.ERRCAT_TS_DIST ?? resolve(root, "generated/typescript/dist"));

/** A module of the package: "", "harmovela", "harmovela/codes", "harmovela/catalog", "recovery". */
export function load(subpath) {
  const isFile = /(^guard|^handler|^monitor|^notices|^recovery|\/codes|\/catalog)$/.test(subpath);
  const file = isFile ? `${subpath}.js` : `${subpath}/index.js`;
  return import(pathToFileURL(resolve(dist, `./${file}`)).href);
}

/** Test data of this repository. */
export function readJson(path) {
  return JSON.parse(readFileSync(resolve(root, path), "utf8"));
}

/** The vectors of a protocol: `cases` are a call each, `runs` are made of steps. */
export function vectors(protocol, kind = "cases") {
  const files = readdirSync(resolve(root, "tests/vectors")).filter((name) => !name.endsWith(".schema.json"));
  const all = files.sort().map((name) => readJson(`tests/vectors/${name}`));
  return all.filter((file) => file.protocol === protocol).flatMap((file) => file[kind] ?? []);
}

export const PROTOCOLS = ["aep", "harmovela", "haip"];
