import npa from "npm-package-arg";
import semver from "semver";
import type { PackageRequest } from "../../graph";
import type { PackageNotice } from "../install-types";
import { isBuiltin, isPackageName } from "../package-names";

/** What is resolved, as a package.json of npm's; its values are a package's own. */
export interface RootManifest {
  dependencies: Record<string, string>;
  overrides?: Record<string, unknown>;
}

/** How deep overrides may lie in each other. */
const DEEPEST = 6;

/**
 * Reads a request.
 *
 * @returns what is to be resolved, and in `refused` what cannot be: packages that are no versions of a registry
 */
export function readRoot(request: PackageRequest): {
  root: RootManifest;
  refused: PackageNotice[];
  notices: PackageNotice[];
} {
  const manifest = readManifest(request.packageJson);
  const refused: PackageNotice[] = [];
  const notices: PackageNotice[] = [];
  const dependencies: Record<string, string> = {};
  for (const [name, spec] of Object.entries(manifest.dependencies)) {
    if (isBuiltin(name)) continue;
    const problem = problemOf(name, spec);
    if (problem) refused.push({ text: problem, file: "package.json" });
    else dependencies[name] = spec;
  }
  for (const name of request.extra) {
    if (isPackageName(name) && !isBuiltin(name)) dependencies[name] ??= "latest";
  }
  const overrides = readOverrides(manifest.overrides, dependencies, notices);
  return { root: { dependencies, ...(overrides ? { overrides } : {}) }, refused, notices };
}

function readManifest(text: string | null): {
  dependencies: Record<string, string>;
  overrides: unknown;
} {
  const empty = { dependencies: {}, overrides: undefined };
  if (text === null) return empty;
  try {
    const { dependencies, overrides } = JSON.parse(text) as Record<string, unknown>;
    const specs = Object.entries(dependencies ?? {}).filter(([, spec]) => typeof spec === "string");
    return { dependencies: Object.fromEntries(specs), overrides };
  } catch {
    return empty;
  }
}

/** Why a package cannot be had as package.json asks for it; null when it can. */
export function problemOf(name: string, spec: string): string | null {
  if (!isPackageName(name)) return `"${name}" in package.json is no name of a package.`;
  const kind = kindOf(name, spec);
  if (kind === "registry") return null;
  const only = `Only versions of the registry can be had: write one like "^1.2.0", or take the import out.`;
  return `package.json asks for ${name} as ${kind} ("${spec.slice(0, 100)}"). ${only}`;
}

function kindOf(name: string, spec: string): string {
  if (/^(?:workspace|link|portal|patch|catalog|jsr|exec|file):/.test(spec)) {
    return spec.startsWith("workspace") ? "part of a workspace" : `"${spec.split(":")[0]}:"`;
  }
  try {
    const parsed = npa.resolve(name, spec);
    if (parsed.type === "alias") {
      const target = (parsed as npa.AliasResult).subSpec;
      return target.registry && isPackageName(target.name ?? "") ? "registry" : "another name";
    }
    if (parsed.registry) return "registry";
    if (parsed.type === "git") return "a Git repository";
    return parsed.type === "remote" ? "a file of the web" : "a folder or file";
  } catch {
    return "something unknown";
  }
}

/** Overrides that name versions of the registry; the others are left out, and told. */
function readOverrides(
  said: unknown,
  dependencies: Record<string, string>,
  notices: PackageNotice[],
  depth = 0,
): Record<string, unknown> | null {
  if (typeof said !== "object" || said === null || Array.isArray(said) || depth > DEEPEST)
    return null;
  const overrides: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(said).slice(0, 500)) {
    const { name, range } = splitKey(key);
    if (key !== "." && (!isPackageName(name) || !isRange(range))) continue;
    if (typeof value !== "string") {
      const nested = readOverrides(value, dependencies, notices, depth + 1);
      if (nested) overrides[key] = nested;
    } else if (isUsable(name, value, dependencies)) {
      // npm refuses an override of what package.json names itself, unless both say the same.
      if (depth === 0 && Object.hasOwn(dependencies, name) && !value.startsWith("$")) {
        dependencies[name] = value;
      } else overrides[key] = value;
    } else {
      const text = `The override of ${key} was left out: "${value.slice(0, 100)}" is no version of the registry.`;
      notices.push({ text, file: "package.json" });
    }
  }
  return Object.keys(overrides).length > 0 ? overrides : null;
}

function isUsable(name: string, value: string, dependencies: Record<string, string>): boolean {
  if (value.startsWith("$")) return Object.hasOwn(dependencies, value.slice(1));
  return name === "." ? isRange(value) : kindOf(name, value) === "registry";
}

function splitKey(key: string): { name: string; range: string } {
  const at = key.indexOf("@", 1);
  return at < 0 ? { name: key, range: "" } : { name: key.slice(0, at), range: key.slice(at + 1) };
}

function isRange(range: string): boolean {
  return semver.validRange(range) !== null;
}
