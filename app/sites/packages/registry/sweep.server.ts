import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { FILE_BYTES, roomOf, SIZE_FILE } from "./contents/content-store";
import { CONTENTS, DRAFTS, PACKUMENTS, PREBUILT, RESOLUTIONS } from "./store-layout";

const HOUR_MS = 60 * 60 * 1000;
/** Builds write down once an hour what they use: what is noted within two is in use. */
const IN_USE_MS = 2 * HOUR_MS;
/** Longer than any installation. */
const DRAFT_MS = HOUR_MS;
/** Sweeping goes on to below the bound, so that it is not met again at once. */
const KEPT_PART = 0.9;

interface Entry {
  path: string;
  /** When it was used last, in milliseconds since 1970. */
  usedAt: number;
  /** Room on disk, about. */
  bytes: number;
}

/**
 * Makes the package store smaller when it is above a bound: what was not used for longest leaves, and what is
 * in use stays. Drafts of killed processes and old answers of the registry leave always.
 *
 * @param store the folder of the package store
 * @returns bytes that are left, about
 */
export async function sweepPackages(store: string, mostBytes: number, now: Date): Promise<number> {
  await removeOld(path.join(store, DRAFTS), now.getTime() - DRAFT_MS);
  await removeOld(path.join(store, PACKUMENTS), now.getTime() - HOUR_MS);
  const entries = await entriesOf(store);
  let left = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (left <= mostBytes) return left;
  entries.sort((a, b) => a.usedAt - b.usedAt);
  for (const entry of entries) {
    if (left <= mostBytes * KEPT_PART || entry.usedAt > now.getTime() - IN_USE_MS) break;
    await remove(store, entry.path);
    left -= entry.bytes;
  }
  return left;
}

/** Bytes that the package store takes, about. */
export async function packageStoreBytes(store: string): Promise<number> {
  return (await entriesOf(store)).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function entriesOf(store: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const folder of [CONTENTS, PREBUILT, RESOLUTIONS]) {
    for (const name of await namesIn(path.join(store, folder))) {
      const found = await entryAt(path.join(store, folder, name));
      if (found) entries.push(found);
    }
  }
  return entries;
}

async function entryAt(place: string): Promise<Entry | null> {
  try {
    const { mtimeMs, size } = await stat(place);
    const isFolder = !place.endsWith(".json");
    const bytes = isFolder ? await folderBytes(place) : size + FILE_BYTES;
    return { path: place, usedAt: mtimeMs, bytes };
  } catch {
    // Another process has just removed it.
    return null;
  }
}

async function folderBytes(folder: string): Promise<number> {
  const text = await readFile(path.join(folder, SIZE_FILE), "utf8").catch(() => null);
  if (text !== null) return roomOf(JSON.parse(text));
  const names = await namesIn(folder);
  const sizes = names.map(async (name) => (await stat(path.join(folder, name))).size + FILE_BYTES);
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** Out of everybody's sight first, so that nobody finds half of it. */
async function remove(store: string, place: string): Promise<void> {
  const grave = path.join(store, DRAFTS, randomUUID());
  await mkdir(path.dirname(grave), { recursive: true });
  await rename(place, grave).catch(() => {});
  await rm(grave, { recursive: true, force: true });
}

async function removeOld(folder: string, before: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const place = path.join(folder, name);
    const { mtimeMs } = (await stat(place).catch(() => null)) ?? {
      mtimeMs: Number.POSITIVE_INFINITY,
    };
    if (mtimeMs < before) await rm(place, { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => []);
}
