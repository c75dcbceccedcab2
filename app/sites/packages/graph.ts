import { createHash } from "node:crypto";

/** One version of a package, as it lies in the package store. */
export interface PackageNode {
  name: string;
  version: string;
  /** Below the package store, e.g. "contents/3f…". */
  folder: string;
  /** What it imports: package name → location of a node. */
  dependencies: Readonly<Record<string, string>>;
}

/** What a project's dependencies were resolved to. */
export interface PackageGraph {
  /** Names all of it: that of the request which it answers. */
  key: string;
  /** Location, e.g. "node_modules/react" → what lies there. */
  nodes: Readonly<Record<string, PackageNode>>;
  /** What the project itself imports: package name → location. */
  root: Readonly<Record<string, string>>;
}

/** What has to be resolved: the texts that decide it, and nothing else. */
export interface PackageRequest {
  packageJson: string | null;
  lockfile: { name: string; text: string } | null;
  /** Packages that sources import and package.json does not name, sorted. */
  extra: readonly string[];
}

/** Names a request, and with that what it was resolved to. @returns SHA-256 in hex */
export function requestKey({ packageJson, lockfile, extra }: PackageRequest): string {
  const decisive = [packageJson, lockfile && [lockfile.name, lockfile.text], [...extra].sort()];
  return createHash("sha256").update(JSON.stringify(decisive)).digest("hex");
}
