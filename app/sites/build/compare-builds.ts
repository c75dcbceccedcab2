import type { SiteBuild } from "./build-types";
import { type HotUpdate, updateBetween } from "./modules/compare-modules";

/** What of a page that shows a build takes on another: its stylesheets, some modules, or all of it anew. */
export type BuildDifference =
  /** @property why what people are told of it; none where they expect it. */
  | { type: "reload"; why?: string }
  | { type: "styles"; paths: string[]; version: string }
  | HotUpdate;

/** Stylesheets swap in place, modules where they can; anything else reloads; no difference is null. */
export function compareBuilds(before: SiteBuild, after: SiteBuild): BuildDifference | null {
  const changed: string[] = [];
  // A page that is made of modules gets what is new in a source from them.
  const isCopy = (path: string) =>
    [before, after].every(
      ({ hot, files, binaries }) =>
        hot && (hot.copies.has(path) || !(files.has(path) || binaries.has(path))),
    );
  for (const path of new Set([...before.files.keys(), ...after.files.keys()])) {
    // Source maps follow their file.
    if (path.endsWith(".map") || isCopy(path)) continue;
    const old = before.files.get(path);
    const fresh = after.files.get(path);
    if (!old || !fresh || Buffer.compare(old.body, fresh.body) !== 0) changed.push(path);
  }
  for (const path of new Set([...before.binaries.keys(), ...after.binaries.keys()])) {
    if (isCopy(path)) continue;
    if (before.binaries.get(path)?.hash !== after.binaries.get(path)?.hash) changed.push(path);
  }
  if (changed.length === 0) return null;
  const styles = changed.filter((path) => path.endsWith(".css"));
  if (styles.some((path) => !after.files.has(path))) return { type: "reload" };
  if (changed.length === styles.length)
    return { type: "styles", paths: styles, version: after.version };
  const update = updateBetween(before, after, styles);
  if (!("why" in update)) return update;
  return update.why ? { type: "reload", why: update.why } : { type: "reload" };
}

/** Bytes that a build holds in memory. A file under two names is held once. */
export function sizeOf(build: SiteBuild): number {
  const bodies = new Set([...build.files.values()].map(({ body }) => body));
  return [...bodies].reduce((sum, { length }) => sum + length, 0);
}
