import { readFileSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import semver from "semver";

/** What a package needs to be typed, beside itself. */
interface Installed {
  version: string;
  needs: string[];
}

interface Typed {
  installed: ReadonlyMap<string, Installed>;
  /** Declarations of later versions, by the package that they declare: "react" → what package.json calls them. */
  later: ReadonlyMap<string, { name: string; version: string }>;
}

/** The product's folder → the packages that sites are typed with, by name. */
const typedCache = new LRUCache<string, Typed>({ max: 10 });
/** A package whose declarations stand beside those of an earlier version: "npm:@types/react@19.3.0". */
const BESIDE = /^npm:(@types\/.+)@/;

/**
 * The packages whose declarations a project may be shown: those that ship with the product for sites, with what they
 * need, in versions that the project is content with. What else the product is built with is none of a
 * project's: it may well have another version of the same.
 *
 * @param root the product's folder
 * @param wanted what package.json asks for, by name
 * @returns for a package's name the folder of node_modules that declares it: its own, or that of a later version;
 *   null where nothing here does
 */
export function typedPackages(
  root: string,
  wanted: ReadonlyMap<string, string>,
): (name: string) => string | null {
  const { installed, later } = typedCache.get(root) ?? readTyped(root);
  typedCache.set(root, { installed, later });
  return (name) => {
    // The language's own.
    if (name === "typescript") return name;
    const typed = typedBy(name);
    if (!installed.has(name)) return null;
    const wish = wanted.get(typed) ?? "*";
    const version = installed.get(typed)?.version;
    const newer = later.get(typed);
    if (newer && name !== typed && isContent(wish, newer.version)) {
      // Who is content with both gets what sites are built with.
      if (version === undefined || !isRange(wish) || !isContent(wish, version)) return newer.name;
    }
    return version === undefined || isContent(wish, version) ? name : null;
  };
}

/** @param wish no range where it is a tag such as "latest", which any version may be */
function isContent(wish: string, version: string): boolean {
  return !isRange(wish) || semver.satisfies(version, wish);
}

function isRange(wish: string): boolean {
  return semver.validRange(wish) !== null;
}

/** The package of a file below node_modules; null for any other. */
export function packageOfFile(file: string): string | null {
  const [, name = null] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return name;
}

/** What another package declares: "@types/react-dom" → "react-dom". */
function typedBy(name: string): string {
  return name.replace(/^@types\/(?:([^/]+)__)?/, (_all, scope?: string) =>
    scope ? `@${scope}/` : "",
  );
}

function readTyped(root: string): Typed {
  const installed = new Map<string, Installed>();
  const { needs: open } = readInstalled(path.join(root, "preview-packages")) ?? {
    needs: [] as string[],
  };
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (installed.has(name)) continue;
    const found =
      readInstalled(path.join(root, "preview-packages/node_modules", name)) ??
      readInstalled(path.join(root, "node_modules", name));
    if (!found) continue;
    installed.set(name, found);
    open.push(...found.needs);
    if (!name.startsWith("@types/")) {
      open.push(`@types/${name.replace(/^@([^/]+)\//, "$1__")}`);
    }
  }
  return { installed, later: readLater(root) };
}

function readLater(root: string): Typed["later"] {
  const later = new Map<string, { name: string; version: string }>();
  for (const [name, wish] of Object.entries(readManifest(root)?.dependencies ?? {})) {
    const [, declares] = BESIDE.exec(wish) ?? [];
    const found = declares && readInstalled(path.join(root, "node_modules", name));
    if (found) later.set(typedBy(declares), { name, version: found.version });
  }
  return later;
}

function readInstalled(folder: string): Installed | null {
  const manifest = readManifest(folder);
  if (!manifest) return null;
  const { version = "", dependencies = {}, peerDependencies = {} } = manifest;
  return { version, needs: [...Object.keys(dependencies), ...Object.keys(peerDependencies)] };
}

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readManifest(folder: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  } catch {
    return null;
  }
}
