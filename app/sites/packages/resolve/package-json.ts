import { readFileSync } from "node:fs";
import path from "node:path";
import { growingCache } from "~/platform/growing-cache";

/** Packages whose package.json a thread keeps read: of stored versions, it never changes. */
const KEPT = 2_000;

/** What a package says of itself, as far as finding its modules goes. */
export interface PackageJson {
  name?: string;
  main?: unknown;
  module?: unknown;
  browser?: unknown;
  svelte?: unknown;
  style?: unknown;
  exports?: unknown;
  imports?: unknown;
  sideEffects?: unknown;
  peerDependencies?: unknown;
}

const packageJsonCache = growingCache<string, { json: PackageJson | null }>(KEPT);

/** Reads the package.json of a folder. @returns null where there is none that can be read */
export function readPackageJson(folder: string): PackageJson | null {
  const known = packageJsonCache.get(folder);
  if (known) return known.json;
  const json = parse(folder);
  packageJsonCache.set(folder, { json });
  return json;
}

function parse(folder: string): PackageJson | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    return typeof value === "object" && value !== null ? (value as PackageJson) : null;
  } catch {
    return null;
  }
}
