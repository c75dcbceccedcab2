import type { PackageNotice } from "../install-types";
import { nearestVersion } from "./nearest-version";
import { resolveTree, type TreeOptions } from "./resolve-tree";
import type { RootManifest } from "./root-manifest";

/** Versions that are replaced in one tree: more do not exist by mistake. */
const REPLACED = 10;

/** What npm's resolver says of a version that does not exist. */
interface NoSuchVersion {
  code?: string;
  name?: string;
  wanted?: string;
  versions?: readonly string[];
  distTags?: { latest?: string };
}

/**
 * Resolves a tree in which packages may ask for versions of others that do not exist: withdrawn ones, or ones
 * that have not reached this registry. The nearest is taken for each, and told.
 *
 * @throws as {@link resolveTree} does
 */
export async function resolveNearest(root: RootManifest, options: TreeOptions) {
  const told: PackageNotice[] = [];
  let { overrides } = root;
  for (;;) {
    try {
      const { tree, notices } = await resolveTree(
        overrides ? { ...root, overrides } : root,
        options,
      );
      return { tree, notices: [...told, ...notices] };
    } catch (error) {
      // A lockfile is given up before anything is replaced: it may be the one that is wrong.
      const isOpen = options.lockfile === null && !options.packuments.isLocked;
      const other = isOpen && told.length < REPLACED ? replacementFor(error) : null;
      if (!other || Object.hasOwn(root.dependencies, other.name)) throw error;
      overrides = { ...overrides, [`${other.name}@${other.wanted}`]: other.version };
      const text = `${other.name} ${other.wanted}, which another package needs, does not exist: ${other.version}, the nearest version, was taken.`;
      told.push({ text });
    }
  }
}

function replacementFor(error: unknown) {
  const { code, name, wanted, versions = [], distTags } = error as NoSuchVersion;
  if (code !== "ETARGET" || !name || !wanted) return null;
  const version = nearestVersion(wanted, versions, distTags?.latest);
  return version === null ? null : { name, wanted, version };
}
