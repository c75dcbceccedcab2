import { readFileSync, statSync } from "node:fs";
import { readFile, utimes } from "node:fs/promises";
import path from "node:path";
import { growingCache } from "~/platform/growing-cache";
import { type PackageGraph, type PackageRequest, requestKey } from "../graph";

/** Graphs that a thread keeps read: a large one is a hundred kilobytes. */
const KEPT = 100;
/** That one was used is written down this often, in milliseconds: what nobody uses leaves the store. */
const NOTED_MS = 60 * 60 * 1000;

const graphCache = growingCache<string, PackageGraph>(KEPT);
const noted = growingCache<string, true>(10 * KEPT, { ttl: NOTED_MS });

/**
 * What a request was resolved to, if all of it is in the package store.
 *
 * @param storeFolder absolute
 */
export function openGraph(storeFolder: string, request: PackageRequest): PackageGraph | null {
  const file = resolutionFile(storeFolder, requestKey(request));
  const graph = graphCache.get(file) ?? readGraph(file);
  if (!graph) return null;
  graphCache.set(file, graph);
  const isThere = Object.values(graph.nodes).every(({ folder }) =>
    statSync(path.join(storeFolder, folder), { throwIfNoEntry: false })?.isDirectory(),
  );
  return isThere ? graph : null;
}

function readGraph(file: string): PackageGraph | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as PackageGraph;
  } catch {
    return null;
  }
}

/**
 * Writes down that a resolution and its packages are in use: what nobody uses leaves the store.
 *
 * @param key from `requestKey`
 */
export async function noteGraphUse(storeFolder: string, key: string): Promise<void> {
  if (noted.has(key)) return;
  noted.set(key, true);
  const now = new Date();
  const file = resolutionFile(storeFolder, key);
  try {
    const { nodes } = JSON.parse(await readFile(file, "utf8")) as PackageGraph;
    const folders = Object.values(nodes).map(({ folder }) => path.join(storeFolder, folder));
    await Promise.all([file, ...folders].map((name) => utimes(name, now, now)));
  } catch {
    // It was swept just now: the next build asks for it again.
  }
}

function resolutionFile(storeFolder: string, key: string): string {
  return path.join(storeFolder, "resolutions", `${key}.json`);
}
