import { z } from "zod";

/** A tree without its contents: `[path, hash, size]`, and `"binary"` after that for what is no text; sorted by path. */
export type Manifest = readonly ManifestEntry[];
type ManifestEntry = readonly [path: string, hash: string, size: number, kind?: "binary"];

/** How a path differs between two trees. */
export interface PathChange {
  path: string;
  action: "created" | "updated" | "deleted";
}

const manifestSchema = z.array(
  z.union([
    z.tuple([z.string(), z.string(), z.number()]),
    z.tuple([z.string(), z.string(), z.number(), z.literal("binary")]),
  ]),
);

/** Reads a stored manifest. */
export function parseManifest(json: string): Manifest {
  return manifestSchema.parse(JSON.parse(json));
}

/** What changed from one tree to the next, by path. */
export function compareManifests(before: Manifest, after: Manifest): PathChange[] {
  const old = new Map(before.map(([path, hash]) => [path, hash]));
  const changes: PathChange[] = [];
  for (const [path, hash] of after) {
    const was = old.get(path);
    if (was === undefined) changes.push({ path, action: "created" });
    else if (was !== hash) changes.push({ path, action: "updated" });
    old.delete(path);
  }
  for (const path of old.keys()) changes.push({ path, action: "deleted" });
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
}
