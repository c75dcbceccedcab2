/** Longest path within a package, in characters; what a disk holds has some room above. */
const LONGEST_PATH = 400;
/** Longest name of a file or folder, in bytes: that of common disks. */
const LONGEST_NAME = 255;
const DEEPEST = 40;

/** A path in a tarball that leads out of its package, or that no disk holds. */
export class UnusablePath extends Error {}

/**
 * Where an entry of a tarball lies within its package. The first folder, usually `package/`, is left out.
 *
 * @returns null for that folder itself
 * @throws {UnusablePath}
 */
export function entryPath(entry: string): string | null {
  // Some are packed as "./package/./a.js".
  const parts = entry.split("/").filter((name) => name !== "" && name !== ".");
  const path = parts.slice(1);
  const whole = path.join("/");
  const isUsable =
    !/[\\\p{Cc}]/u.test(entry) &&
    !entry.startsWith("/") &&
    !/^[a-z]:/i.test(entry) &&
    !parts.includes("..") &&
    whole.length <= LONGEST_PATH &&
    path.length <= DEEPEST &&
    path.every((name) => Buffer.byteLength(name) <= LONGEST_NAME);
  if (!isUsable) throw new UnusablePath(`It holds the path ${JSON.stringify(entry.slice(0, 100))}`);
  return whole === "" ? null : whole;
}

/**
 * What no build reads, and what would be half of the store: the way back to sources that are not there, and
 * declarations of types.
 */
export function isLeftOut(path: string): boolean {
  return /\.(?:map|d\.[cm]?ts)$/i.test(path);
}
