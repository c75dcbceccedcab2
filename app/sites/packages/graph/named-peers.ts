import path from "node:path";
import type { PackageGraph } from "../graph";
import { readPackageJson } from "../resolve/package-json";

/** Peers that no page loads. */
const OF_TOOLS =
  /^(?:@types\/|@?eslint|(?:typescript|vite|webpack|rollup|next|tailwindcss|postcss|sass|less)$)/;

/**
 * Packages that others of a graph use if they are there, and that a project names without importing them
 * itself: npm would have installed them, e.g. Emotion for MUI.
 *
 * @param named what the project's package.json names
 */
export function namedPeers(
  { nodes, root }: PackageGraph,
  storeFolder: string,
  named: { has(name: string): boolean },
): string[] {
  const found = new Set<string>();
  for (const { folder } of Object.values(nodes)) {
    const peers = readPackageJson(path.join(storeFolder, folder))?.peerDependencies;
    if (typeof peers !== "object" || peers === null) continue;
    for (const name of Object.keys(peers)) {
      if (named.has(name) && !Object.hasOwn(root, name) && !OF_TOOLS.test(name)) found.add(name);
    }
  }
  return [...found].sort();
}
