import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { PrebuiltSet } from "./prebuilt-set";

/** Sets that a thread keeps read, each a few kilobytes. */
const KEPT = 200;
/** Sets of a family that are looked at, those that were used last. */
const LOOKED_AT = 50;
/** That a set was used is written down this often, in milliseconds: the oldest leave first. */
const NOTED_MS = 60 * 60 * 1000;

const setCache = new LRUCache<string, PrebuiltSet>({ max: KEPT });
const noted = new LRUCache<string, true>({ max: KEPT, ttl: NOTED_MS });

/** Where sets are in the package store. */
export function prebuiltFolder(storeFolder: string): string {
  return path.join(storeFolder, "prebuilt");
}

/**
 * Sets of a family that are there, each with the modules in it that are made of these packages; the largest first.
 *
 * @param closureOf from `closuresOf`
 */
export function setsOf(
  storeFolder: string,
  family: string,
  closureOf: (specifier: string) => string,
): PrebuiltSet[] {
  const folder = prebuiltFolder(storeFolder);
  return latest(folder, family)
    .flatMap((name) => readSet(path.join(folder, name)) ?? [])
    .map((set) => {
      const fitting = Object.entries(set.modules).filter(
        ([specifier, { closure }]) => closure !== "" && closure === closureOf(specifier),
      );
      return { ...set, modules: Object.fromEntries(fitting) };
    })
    .sort((a, b) => Object.keys(b.modules).length - Object.keys(a.modules).length);
}

/** The smallest of these sets that has all of these modules; null for none. */
export function coveringSet(
  sets: readonly PrebuiltSet[],
  specifiers: Iterable<string>,
): PrebuiltSet | null {
  const wanted = [...specifiers];
  return (
    sets.findLast(({ modules }) => wanted.every((name) => Object.hasOwn(modules, name))) ?? null
  );
}

/** Writes down that a set is in use. */
export function noteUse(storeFolder: string, key: string): void {
  if (noted.has(key)) return;
  noted.set(key, true);
  const now = new Date();
  try {
    utimesSync(path.join(prebuiltFolder(storeFolder), key), now, now);
  } catch {
    // It was swept just now, and will be made anew.
  }
}

/** The names of a family's sets that were used last. */
function latest(folder: string, family: string): string[] {
  const names = namesIn(folder).filter((name) => name.startsWith(`${family}-`));
  if (names.length <= LOOKED_AT) return names;
  const times = new Map(
    names.map((name) => [
      name,
      statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ]),
  );
  return names.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0)).slice(0, LOOKED_AT);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readSet(folder: string): PrebuiltSet | null {
  const known = setCache.get(folder);
  // It may have been swept since.
  if (known) return statSync(folder, { throwIfNoEntry: false }) ? known : null;
  try {
    const text = readFileSync(path.join(folder, "manifest.json"), "utf8");
    const set = JSON.parse(text) as PrebuiltSet;
    setCache.set(folder, set);
    return set;
  } catch {
    return null;
  }
}
