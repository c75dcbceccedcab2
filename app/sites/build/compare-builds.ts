import type { SiteBuild } from "./build-types";

/** What a preview's page is told. */
export type ReloadEvent =
  /** What is up as it begins to follow: an older page reloads. */
  | { type: "build"; version: string }
  | { type: "reload" }
  | { type: "styles"; paths: string[] }
  /** This preview is over. */
  | { type: "end" };

/** Stylesheets swap in place; anything else reloads; no difference is nothing. */
export function compareBuilds(before: SiteBuild | null, after: SiteBuild): ReloadEvent | null {
  if (!before) return { type: "reload" };
  const changed: string[] = [];
  for (const path of new Set([...before.files.keys(), ...after.files.keys()])) {
    // Source maps follow their file.
    if (path.endsWith(".map")) continue;
    const old = before.files.get(path);
    const fresh = after.files.get(path);
    if (!old || !fresh || Buffer.compare(old.body, fresh.body) !== 0) changed.push(path);
  }
  if (changed.length === 0) return null;
  if (changed.every((path) => path.endsWith(".css"))) return { type: "styles", paths: changed };
  return { type: "reload" };
}

/** Bytes that a build holds in memory. */
export function sizeOf(build: SiteBuild): number {
  return [...build.files.values()].reduce((sum, file) => sum + file.body.length, 0);
}
