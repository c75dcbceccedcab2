import type { Lock } from "./lock";

/** Packages that a lockfile lets go of at most: of one that is wrong in more, nothing is kept. */
const MOST = 20;

/**
 * A lockfile without what it says of a package of which another version is asked for than it has: others may have been changed
 * by hand since, or need what the project itself does not (a peer, a compiler). All else of it counts.
 *
 * @param error what resolving with it came to
 * @returns null where that is not why, or it let go of too much
 */
export function loosened(lock: Lock, error: unknown): Lock | null {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  if (code !== "ETARGET" || !name || !lock.versions?.has(name) || lock.freed.length >= MOST) {
    return null;
  }
  const versions = new Map(lock.versions);
  versions.delete(name);
  return { ...lock, versions, freed: [...lock.freed, name] };
}
