import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { PrebuiltSet } from "./prebuilt-set";

/** Sets that a thread keeps read, each a few kilobytes. */
const KEPT = 200;
/** That a set was used is written down this often, in milliseconds: the oldest leave first. */
const NOTED_MS = 60 * 60 * 1000;

const setCache = new LRUCache<string, PrebuiltSet>({ max: KEPT });
const noted = new LRUCache<string, true>({ max: KEPT, ttl: NOTED_MS });

/** Where sets are in the package store. */
export function prebuiltFolder(storeFolder: string): string {
  return path.join(storeFolder, "prebuilt");
}

/** All sets of a family that are there, the largest first. */
export function setsOf(storeFolder: string, family: string): PrebuiltSet[] {
  const folder = prebuiltFolder(storeFolder);
  return namesIn(folder)
    .filter((name) => name.startsWith(`${family}-`))
    .flatMap((name) => readSet(path.join(folder, name)) ?? [])
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
