import semver from "semver";
import type { PackageRequest } from "../../graph";
import type { PackageNotice } from "../install-types";
import { type LockedVersions, readLockedVersions } from "./locked-versions";
import { readNpmLockfile } from "./npm-lockfile";
import type { RootManifest } from "./root-manifest";

/** Longest lockfile that is read, in characters; others are as if there were none. */
const LONGEST = 20_000_000;

/** What a lockfile says: npm's as a whole tree, those of others as versions. */
export interface Lock {
  npm: string | null;
  versions: LockedVersions | null;
  notices: PackageNotice[];
  /** Packages that it says nothing of any more, since what it says does not fit. */
  freed: readonly string[];
}

/** Reads a project's lockfile. One that cannot be read is told, and is as if it were not there. */
export function readLock(
  lockfile: PackageRequest["lockfile"],
  root: RootManifest,
  client: { tarballUrl: (name: string, version: string) => string },
): Lock {
  const none: Lock = { npm: null, versions: null, notices: [], freed: [] };
  if (!lockfile) return none;
  const isReadable = lockfile.text.length <= LONGEST;
  const isOfNpm = /^(?:package-lock|npm-shrinkwrap)\.json$/.test(lockfile.name);
  const npm =
    isReadable && isOfNpm ? readNpmLockfile(lockfile.text, root, client.tarballUrl) : null;
  const versions = isReadable && !isOfNpm ? readLockedVersions(lockfile) : null;
  if (npm !== null || versions !== null) return { ...none, npm, versions };
  const text = `${lockfile.name} could not be read, so versions were chosen by package.json alone.`;
  return { ...none, notices: [{ text, file: lockfile.name }] };
}

/** Whether npm's lockfile has a version that package.json asks for. @param npm from {@link readLock} */
export function isLocked(npm: string | null): (name: string, spec: string) => boolean {
  if (npm === null) return () => false;
  const { packages } = JSON.parse(npm) as { packages: Record<string, { version?: string }> };
  return (name, spec) => {
    const { version } = packages[`node_modules/${name}`] ?? {};
    return (
      version !== undefined && semver.validRange(spec) !== null && semver.satisfies(version, spec)
    );
  };
}
