import { readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { type PackageGraph, type PackageRequest, requestKey } from "../graph";

/** Graphs that a thread keeps read: a large one is a hundred kilobytes. */
const KEPT = 100;
/** That one was used is written down this often, in milliseconds: what nobody uses leaves the store. */
const NOTED_MS = 60 * 60 * 1000;

const graphCache = new LRUCache<string, PackageGraph>({ max: KEPT });
const noted = new LRUCache<string, true>({ max: 10 * KEPT, ttl: NOTED_MS });

/**
 * What a request was resolved to, if all of it is in the package store.
 *
 * @param storeFolder absolute
 */
export function openGraph(storeFolder: string, request: PackageRequest): PackageGraph | null {
  const file = path.join(storeFolder, "resolutions", `${requestKey(request)}.json`);
  const graph = graphCache.get(file) ?? readGraph(file);
  if (!graph) return null;
  graphCache.set(file, graph);
  const isThere = Object.values(graph.nodes).every(({ folder }) =>
    statSync(path.join(storeFolder, folder), { throwIfNoEntry: false })?.isDirectory(),
  );
  if (!isThere) return null;
  noteUse(file, storeFolder, graph);
  return graph;
}

function readGraph(file: string): PackageGraph | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as PackageGraph;
  } catch {
    return null;
  }
}

function noteUse(file: string, storeFolder: string, { nodes }: PackageGraph): void {
  if (noted.has(file)) return;
  noted.set(file, true);
  const now = new Date();
  const used = [file, ...Object.values(nodes).map(({ folder }) => path.join(storeFolder, folder))];
  for (const name of used) {
    try {
      utimesSync(name, now, now);
    } catch {
      // It was swept just now: the next build asks for it again.
    }
  }
}
