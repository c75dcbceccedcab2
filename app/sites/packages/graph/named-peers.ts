import path from "node:path";
import type { PackageGraph } from "../graph";
import { readPackageJson } from "../resolve/package-json";

/** Peers that no page loads. */
const OF_TOOLS =
  /^(?:@types\/|@?eslint|(?:typescript|vite|webpack|rollup|next|tailwindcss|postcss|sass|less)$)/;

/** What libraries import and declare nowhere, of which each says that its user installs it: charts, editors. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  primevue: ["chart.js", "quill"],
  primereact: ["chart.js", "quill"],
  primeng: ["chart.js", "quill"],
  // RxJS 6 has the ways of writing of RxJS 5 in a package of their own.
  rxjs: ["rxjs-compat"],
  "vxe-table": ["vxe-pc-ui", "xe-utils"],
};

/** What a package imports of others if they are there, and says nowhere. */
export function unsaidBy(name: string): readonly string[] {
  return (Object.hasOwn(UNSAID, name) ? UNSAID[name] : undefined) ?? [];
}

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
  for (const { name: asking, folder } of Object.values(nodes)) {
    const said = readPackageJson(path.join(storeFolder, folder))?.peerDependencies;
    const peers = typeof said === "object" && said !== null ? Object.keys(said) : [];
    for (const name of [...peers, ...unsaidBy(asking)]) {
      if (named.has(name) && !Object.hasOwn(root, name) && !OF_TOOLS.test(name)) found.add(name);
    }
  }
  return [...found].sort();
}
