import semver from "semver";
import { isPackageName } from "../package-names";

/** `"@scope/name@^1.0.0", name@npm:^2:` and, below it, `version "1.2.3"` or `version: 1.2.3`. */
const YARN =
  /^"?((?:@[^/@\s"]+\/)?[^@\s"/]+)@[^\n]*:\n(?: {2}[^\n]*\n)*? {2}version:? "?([^"\s]+)"?$/gm;
/** `  /@scope/name@1.2.3(react@18.2.0):`, `  name@1.2.3:` or `  /name/1.2.3:` */
const PNPM = /^ {2}['"]?\/?((?:@[^/@\s]+\/)?[^@/\s'"]+)[@/](\d[^:(_'"\s]*)/gm;
/** `"name": ["name@1.2.3", …` */
const BUN = /\[\s*"((?:@[^/"@]+\/)?[^/"@]+)@(\d[^"]*)"/g;

const PATTERNS: Record<string, RegExp> = {
  "yarn.lock": YARN,
  "pnpm-lock.yaml": PNPM,
  "bun.lock": BUN,
};

/** Versions of packages that another package manager has chosen: package name → versions. */
export type LockedVersions = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The versions that a lockfile of Yarn, pnpm or Bun names. Where each lies in the tree is npm's to say: of a
 * package's versions only these are there for it.
 *
 * @returns null for another file, or when it names none
 */
export function readLockedVersions(lockfile: {
  name: string;
  text: string;
}): LockedVersions | null {
  const pattern = PATTERNS[lockfile.name];
  if (!pattern) return null;
  const versions = new Map<string, Set<string>>();
  for (const [, name = "", version = ""] of lockfile.text.replaceAll("\r", "").matchAll(pattern)) {
    if (!isPackageName(name) || semver.valid(version) !== version) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return versions.size > 0 ? versions : null;
}

/** What a lockfile says, and apart from it the packages of which package.json asks for another version than it has. */
export function fittingVersions(
  locked: LockedVersions,
  { dependencies }: { dependencies: Readonly<Record<string, string>> },
): { versions: LockedVersions; unfit: string[] } {
  const versions = new Map(locked);
  for (const [name, all] of locked) {
    const range = semver.validRange(dependencies[name] ?? "*");
    const fits = range === null || [...all].some((version) => semver.satisfies(version, range));
    if (!fits) versions.delete(name);
  }
  return { versions, unfit: [...locked.keys()].filter((name) => !versions.has(name)) };
}
