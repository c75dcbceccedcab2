import type { PackageGraph } from "../graph";

/**
 * Where a package is that another one imports without declaring it, as Node looks for it: below the importer's
 * folder, and below each that this lies in.
 *
 * @param from e.g. "node_modules/a/node_modules/b"
 */
export function packageBeside(
  { nodes }: Pick<PackageGraph, "nodes">,
  name: string,
  from: string,
): string | null {
  for (let at = from; at !== ""; at = at.slice(0, Math.max(at.lastIndexOf("/node_modules/"), 0))) {
    const location = `${at}/node_modules/${name}`;
    if (Object.hasOwn(nodes, location)) return location;
  }
  return null;
}
