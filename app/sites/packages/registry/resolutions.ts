import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PackageGraph } from "../graph";
import type { PackageNotice } from "./install-types";
import { DRAFTS, RESOLUTIONS, resolutionFile } from "./store-layout";

/** What a request came to, as `resolutions/<key>.json` keeps it: the graph, and what was told of it. */
export interface StoredResolution extends PackageGraph {
  notices: PackageNotice[];
  added: Record<string, string>;
}

/** Keeps what a request came to. Written whole or not at all; the newest counts. */
export async function storeResolution(store: string, resolution: StoredResolution): Promise<void> {
  const draft = path.join(store, DRAFTS, `${randomUUID()}.json`);
  await mkdir(path.join(store, RESOLUTIONS), { recursive: true });
  await mkdir(path.dirname(draft), { recursive: true });
  try {
    await writeFile(draft, JSON.stringify(resolution));
    await rename(draft, resolutionFile(store, resolution.key));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * What a request came to before, with all of its contents, and notes that it is in use.
 *
 * @param key from `requestKey`
 * @returns null when it has to be installed
 */
export async function readResolution(store: string, key: string): Promise<StoredResolution | null> {
  const file = resolutionFile(store, key);
  try {
    const resolution = JSON.parse(await readFile(file, "utf8")) as StoredResolution;
    const folders = new Set(Object.values(resolution.nodes).map(({ folder }) => folder));
    await Promise.all([...folders].map((folder) => stat(path.join(store, folder))));
    const now = new Date();
    await utimes(file, now, now);
    return resolution;
  } catch {
    return null;
  }
}
