import type { PackageRequest } from "../graph";
import { isBuiltin, isPackageName } from "./package-names";

/** Lockfiles by what is taken first, as npm does, and then those of others. */
export const LOCKFILES = [
  "npm-shrinkwrap.json",
  "package-lock.json",
  "yarn.lock",
  "pnpm-lock.yaml",
  "bun.lock",
] as const;

/** Where package.json names what a project is made of; the first that names a package counts. */
const LISTS = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies",
] as const;

/**
 * What has to be resolved for a project: of its package.json only the packages that its sources import, whichever
 * list names them, and what overrides their versions. So forty tools cost nothing, and projects of one stack
 * share one resolution, whatever else their package.json says.
 *
 * @param files reads a file at the project's root; undefined where there is none
 * @param imported names of packages that sources import
 */
export function packageRequest(
  files: { get(path: string): string | undefined },
  imported: Iterable<string>,
): PackageRequest {
  const manifest = readRecord(files.get("package.json"));
  const dependencies: Record<string, string> = {};
  const extra: string[] = [];
  for (const name of [...new Set(imported)].sort()) {
    if (!isPackageName(name)) continue;
    const spec = specOf(manifest, name);
    // Some modules of Node are there as packages too: for whoever asks for one in package.json.
    if (spec !== undefined) dependencies[name] = spec;
    else if (!isBuiltin(name)) extra.push(name);
  }
  const overrides = overridesOf(manifest);
  const named = Object.keys(dependencies).length > 0;
  const lock = named ? LOCKFILES.find((name) => files.get(name) !== undefined) : undefined;
  return {
    packageJson: named ? JSON.stringify({ dependencies, ...overrides }) : null,
    lockfile: lock ? { name: lock, text: files.get(lock) ?? "" } : null,
    extra,
  };
}

function specOf(manifest: Record<string, unknown>, name: string): string | undefined {
  for (const list of LISTS) {
    const specs = manifest[list];
    if (typeof specs !== "object" || specs === null || !Object.hasOwn(specs, name)) continue;
    const spec = (specs as Record<string, unknown>)[name];
    if (typeof spec === "string") return spec.trim();
  }
  return undefined;
}

/** npm's overrides, and what Yarn and pnpm call so, where it names a package and a version. */
function overridesOf(manifest: Record<string, unknown>): { overrides?: Record<string, unknown> } {
  const pnpm = manifest.pnpm;
  const others = [manifest.resolutions, (pnpm as Record<string, unknown> | undefined)?.overrides];
  const overrides: Record<string, unknown> = {};
  for (const other of others) {
    if (typeof other !== "object" || other === null) continue;
    for (const [key, version] of Object.entries(other)) {
      const name = key.replace(/^\*\*\//, "");
      if (isPackageName(name) && typeof version === "string") overrides[name] = version;
    }
  }
  const own = manifest.overrides;
  if (typeof own === "object" && own !== null && !Array.isArray(own)) Object.assign(overrides, own);
  return Object.keys(overrides).length > 0 ? { overrides } : {};
}

function readRecord(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Whoever checks package.json tells of it; imports then mean what is newest.
    return {};
  }
}
