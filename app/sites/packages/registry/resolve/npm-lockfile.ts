import semver from "semver";
import { strongIntegrity } from "../contents/integrity";
import { isPackageName } from "../package-names";
import { isForOnePlatform } from "./packument-shape";
import type { RootManifest } from "./root-manifest";

/** One package of a lockfile, as far as it counts. */
interface LockedPackage {
  name?: string;
  version: string;
  resolved: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  deprecated?: string;
}

/** Packages of the largest lockfiles. */
const MOST = 20_000;
/** How deep the folders of packages lie in each other. */
const DEEPEST = 30;

/**
 * A lockfile of npm as its resolver may read it: versions of the registry and their checksums, and nothing that
 * points elsewhere. Where they lie is said anew, for the operator's registry.
 *
 * @param tarballUrl where a version lies
 * @returns null when it cannot be read
 */
export function readNpmLockfile(
  text: string,
  root: RootManifest,
  tarballUrl: (name: string, version: string) => string,
): string | null {
  const lockfile = parse(text);
  if (!lockfile) return null;
  const listed = record(lockfile.packages);
  const entries = listed ? Object.entries(listed) : flatten(record(lockfile.dependencies) ?? {});
  const packages: Record<string, unknown> = { "": { dependencies: root.dependencies } };
  for (const [location, said] of entries.slice(0, MOST)) {
    const locked = lockedPackage(location, record(said), tarballUrl);
    if (locked) packages[location] = locked;
  }
  return JSON.stringify({ lockfileVersion: 3, requires: true, packages });
}

function lockedPackage(
  location: string,
  said: Record<string, unknown> | null,
  tarballUrl: (name: string, version: string) => string,
): LockedPackage | null {
  const folder = nameAt(location);
  if (!said || !folder || said.link || said.inBundle) return null;
  const { version, integrity, resolved, deprecated } = said;
  const alias = typeof said.name === "string" ? said.name : undefined;
  const name = alias ?? folder;
  if (typeof version !== "string" || semver.valid(version) !== version) return null;
  if (!isPackageName(name) || isForOnePlatform(name)) return null;
  // From Git or a folder: no version of the registry, whatever its number says.
  if (typeof resolved === "string" && !/^https?:\/\//.test(resolved)) return null;
  const checksum = typeof integrity === "string" ? strongIntegrity(integrity) : null;
  return {
    ...(alias && alias !== folder ? { name: alias } : {}),
    version,
    resolved: tarballUrl(name, version),
    ...(checksum ? { integrity: checksum } : {}),
    ...names("dependencies", said.dependencies),
    ...names("optionalDependencies", said.optionalDependencies),
    ...names("peerDependencies", said.peerDependencies),
    ...peersMeta(said.peerDependenciesMeta),
    ...(typeof deprecated === "string" ? { deprecated: deprecated.slice(0, 2_000) } : {}),
  };
}

/** The package whose folder this is, e.g. `node_modules/a/node_modules/@b/c` → `@b/c`; null for other places. */
function nameAt(location: string): string | null {
  const parts = location.split(/(?:^|\/)node_modules\//);
  if (parts[0] !== "" || parts.length < 2 || parts.length > DEEPEST) return null;
  return parts.slice(1).every(isPackageName) ? (parts.at(-1) ?? null) : null;
}

/** The nested list of a lockfile from before npm 7, by location. */
function flatten(list: Record<string, unknown>, below = "", depth = 0): [string, unknown][] {
  if (depth > DEEPEST) return [];
  return Object.entries(list).flatMap(([name, said]) => {
    const entry = record(said);
    if (!entry) return [];
    const location = `${below}node_modules/${name}`;
    const { requires, bundled, dependencies, ...own } = entry;
    const inner = flatten(record(dependencies) ?? {}, `${location}/`, depth + 1);
    return [[location, { ...own, dependencies: requires, inBundle: bundled }], ...inner];
  });
}

function names(field: string, said: unknown) {
  const specs = Object.entries(record(said) ?? {}).filter(
    ([name, spec]) => isPackageName(name) && !isForOnePlatform(name) && typeof spec === "string",
  );
  return specs.length > 0 ? { [field]: Object.fromEntries(specs) } : {};
}

function peersMeta(said: unknown) {
  const optional = Object.entries(record(said) ?? {})
    .filter(([name, meta]) => isPackageName(name) && record(meta)?.optional === true)
    .map(([name]) => [name, { optional: true }]);
  return optional.length > 0 ? { peerDependenciesMeta: Object.fromEntries(optional) } : {};
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return record(JSON.parse(text));
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
