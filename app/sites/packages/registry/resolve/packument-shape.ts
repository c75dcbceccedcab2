import semver from "semver";
import { isPackageName } from "../package-names";

/** What a registry says of one version, as far as it counts here. */
export interface PackumentVersion {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  deprecated?: string;
  dist: { tarball: string; integrity?: string; unpackedSize?: number; fileCount?: number };
}

/** What a registry says of a package: its versions and tags. */
export interface ReducedPackument {
  name: string;
  "dist-tags": Record<string, string>;
  versions: Record<string, PackumentVersion>;
  /** When anything of it changed last, as the registry tells. */
  modified?: string;
}

/** Versions of one package; the largest there are have some thousands. */
const MOST_VERSIONS = 10_000;
/** What one version may depend on at most. */
const MOST_DEPENDENCIES = 1_000;
/** Longest range, tag, message or address. */
const TEXT = 2_000;

/**
 * Takes of a registry's answer what resolving needs, and nothing of another shape. Scripts, bundled packages,
 * lockfiles and platforms of packages are no part of it: nothing runs, what is bundled is resolved like all
 * else, and all of it is for browsers.
 *
 * @throws {Error} when it is no packument of that name
 */
export function reducePackument(name: string, said: unknown): ReducedPackument {
  const packument = asRecord(said);
  if (!packument || packument.name !== name) {
    throw new Error(`What the registry says of ${name} is not about it.`);
  }
  const versions: Record<string, PackumentVersion> = {};
  const entries = Object.entries(asRecord(packument.versions) ?? {}).slice(-MOST_VERSIONS);
  for (const [version, manifest] of entries) {
    const reduced = reduceVersion(name, version, asRecord(manifest));
    if (reduced) versions[version] = reduced;
  }
  const tags = texts(packument["dist-tags"], (tag, version) =>
    semver.valid(version) && version in versions ? tag : null,
  );
  const { modified } = packument;
  const time = asRecord(packument.time)?.modified;
  const changed = [modified, time].find((value) => typeof value === "string");
  return { name, "dist-tags": tags, versions, ...(changed ? { modified: String(changed) } : {}) };
}

function reduceVersion(
  name: string,
  version: string,
  manifest: Record<string, unknown> | null,
): PackumentVersion | null {
  const dist = asRecord(manifest?.dist);
  if (!manifest || !dist || manifest.version !== version || manifest.name !== name) return null;
  if (semver.valid(version) !== version || typeof dist.tarball !== "string") return null;
  const { integrity, unpackedSize, fileCount } = dist;
  const { deprecated } = manifest;
  const isOptional = asRecord(manifest.optionalDependencies) ?? {};
  return {
    name,
    version,
    ...withEntries("dependencies", manifest, (key) => !Object.hasOwn(isOptional, key)),
    ...withEntries("optionalDependencies", manifest, (key) => !isForOnePlatform(key)),
    ...withEntries("peerDependencies", manifest, () => true),
    ...withPeersMeta(manifest.peerDependenciesMeta),
    // Some registries say true, and an empty text takes it back.
    ...(deprecated ? { deprecated: String(deprecated).slice(0, TEXT) } : {}),
    dist: {
      tarball: dist.tarball.slice(0, TEXT),
      ...(typeof integrity === "string" ? { integrity: integrity.slice(0, TEXT) } : {}),
      ...(typeof unpackedSize === "number" ? { unpackedSize } : {}),
      ...(typeof fileCount === "number" ? { fileCount } : {}),
    },
  };
}

/** Binaries are named after what they run on: `@esbuild/linux-x64`, `fsevents`. */
export function isForOnePlatform(name: string): boolean {
  return /(?:^fsevents$|[-/](?:linux|darwin|win32|freebsd|netbsd|openbsd|android|sunos|aix|openharmony)(?:-|$))/.test(
    name,
  );
}

function withEntries(
  field: "dependencies" | "optionalDependencies" | "peerDependencies",
  manifest: Record<string, unknown>,
  isTaken: (name: string) => boolean,
) {
  const found = texts(manifest[field], (key) => (isPackageName(key) && isTaken(key) ? key : null));
  return Object.keys(found).length > 0 ? { [field]: found } : {};
}

function withPeersMeta(said: unknown) {
  const meta = Object.entries(asRecord(said) ?? {})
    .slice(0, MOST_DEPENDENCIES)
    .filter(([name, value]) => isPackageName(name) && asRecord(value)?.optional === true)
    .map(([name]) => [name, { optional: true }]);
  return meta.length > 0 ? { peerDependenciesMeta: Object.fromEntries(meta) } : {};
}

function texts(said: unknown, keyOf: (key: string, value: string) => string | null) {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(asRecord(said) ?? {}).slice(0, MOST_DEPENDENCIES)) {
    if (typeof value !== "string" || value.length > TEXT) continue;
    const taken = keyOf(key, value);
    if (taken !== null && taken !== "__proto__") found[taken] = value;
  }
  return found;
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
