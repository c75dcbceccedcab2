import semver from "semver";
import type { Lock } from "./lock";
import type { Packuments } from "./packuments";

/** Packages that a lockfile lets go of at most: of one that is wrong in more, nothing is kept. */
const MOST = 60;

/** A package of which another version is asked for than a lockfile has. */
interface Unfit {
  name: string;
  wanted: string;
}

/**
 * A lockfile without what it says of a package of which another version is asked for than it has: others may have been changed
 * by hand since, or need what the project itself does not (a peer, a compiler). So it lets go of what that other version needs
 * in turn, all at once, for each try resolves the whole tree. All else of it counts.
 *
 * @param error what resolving with it came to
 * @returns null where that is not why, or it let go of too much
 */
export async function loosened(
  lock: Lock,
  error: unknown,
  packuments: Pick<Packuments, "of">,
): Promise<Lock | null> {
  const { code, name, wanted = "*" } = (error ?? {}) as Partial<Unfit> & { code?: string };
  if (code !== "ETARGET" || !name || !lock.versions?.has(name)) return null;
  const versions = new Map(lock.versions);
  const freed = new Set(lock.freed);
  for (const waiting = [{ name, wanted }]; waiting.length > 0; ) {
    const one = waiting.pop();
    if (!one || !versions.delete(one.name)) continue;
    freed.add(one.name);
    if (freed.size > MOST) return null;
    waiting.push(...(await unfitBelow(one, versions, packuments)));
  }
  return { ...lock, versions, freed: [...freed] };
}

/** What the version that will be taken needs, and a lockfile has not. */
async function unfitBelow(
  { name, wanted }: Unfit,
  locked: NonNullable<Lock["versions"]>,
  packuments: Pick<Packuments, "of">,
): Promise<Unfit[]> {
  const versions = await packuments.of(name).then(
    (packument) => packument.versions,
    // Resolving meets it again, and tells it.
    () => ({}) as Record<string, never>,
  );
  const taken = semver.maxSatisfying(Object.keys(versions), wanted);
  const needs = Object.entries((taken && versions[taken]?.dependencies) || {});
  return needs
    .filter(([dependency, range]) => {
      const has = locked.get(dependency);
      const isRange = semver.validRange(range) !== null;
      return has && isRange && ![...has].some((version) => semver.satisfies(version, range));
    })
    .map(([dependency, range]) => ({ name: dependency, wanted: range }));
}
