import type { OnResolveArgs, OnResolveResult } from "esbuild";
import { EMPTY_MODULE } from "../../packages/resolve/package-plugin";
import { PROJECT } from "../project-source";
import { moduleAddress } from "./find-file";

/**
 * Stands in for a module of Node that a project imports: an empty one, which is told once for each file.
 * Packages import such modules for other surroundings than browsers, and are not told of.
 *
 * @param told what was told already: importer and module
 */
export function emptyNodeModule(
  name: string,
  { importer, namespace }: Pick<OnResolveArgs, "importer" | "namespace">,
  told: Set<string>,
): OnResolveResult {
  const module = { path: name, namespace: EMPTY_MODULE, sideEffects: false };
  const key = `${importer}\0${name}`;
  if (namespace !== PROJECT || told.has(key)) return module;
  told.add(key);
  const file = moduleAddress(importer).path.slice(1);
  const text = `${file} imports ${name}, which only Node.js has; it is empty in a browser.`;
  return { ...module, warnings: [{ text }] };
}
