import semver from "semver";
import type { PackageNotice } from "../install-types";
import { nearestVersion } from "./nearest-version";
import type { ReducedPackument } from "./packument-shape";
import type { Packuments } from "./packuments";
import type { RootManifest } from "./root-manifest";

/** Packages that are asked about at once. */
const AT_ONCE = 16;

/**
 * Asks for the nearest version where package.json names one that does not exist.
 *
 * @param isKnown of a package that needs no look, because a lockfile has it
 * @returns the same root with versions that exist; `missing` are names that no registry knows
 * @throws what reaching the registry throws
 */
export async function withExistingVersions(
  root: RootManifest,
  packuments: Packuments,
  isKnown: (name: string, spec: string) => boolean,
): Promise<{ root: RootManifest; missing: string[]; notices: PackageNotice[] }> {
  const dependencies = { ...root.dependencies };
  const missing: string[] = [];
  const notices: PackageNotice[] = [];
  const waiting = Object.entries(dependencies).filter(([name, spec]) => !isKnown(name, spec));
  const look = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, spec] = next;
      const { packageName, range } = readSpec(name, spec);
      const packument = await packuments.of(packageName).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "E404") throw error;
        return null;
      });
      if (!packument) missing.push(packageName);
      else if (!exists(packument, range)) {
        const { versions, "dist-tags": tags } = packument;
        const nearest = nearestVersion(range, Object.keys(versions), tags.latest);
        if (nearest === null) missing.push(packageName);
        else {
          dependencies[name] = packageName === name ? nearest : `npm:${packageName}@${nearest}`;
          const text = `${packageName} ${range} does not exist: ${nearest}, the nearest version, was taken.`;
          notices.push({ text, file: "package.json" });
        }
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return { root: { ...root, dependencies }, missing: missing.sort(), notices };
}

/** The package and range of a dependency, which may stand under another name: `npm:preact@10`. */
export function readSpec(name: string, spec: string): { packageName: string; range: string } {
  if (!spec.startsWith("npm:")) return { packageName: name, range: spec };
  const target = spec.slice(4);
  const at = target.indexOf("@", 1);
  if (at < 0) return { packageName: target, range: "*" };
  return { packageName: target.slice(0, at), range: target.slice(at + 1) };
}

function exists({ versions, "dist-tags": tags }: ReducedPackument, range: string): boolean {
  const wanted = range.trim();
  if (wanted === "") return Object.keys(versions).length > 0;
  if (Object.hasOwn(tags, wanted)) return true;
  if (semver.validRange(wanted, { loose: true }) === null) return false;
  return semver.maxSatisfying(Object.keys(versions), wanted, { loose: true }) !== null;
}
