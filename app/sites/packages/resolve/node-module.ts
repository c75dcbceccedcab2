import { readFile } from "node:fs/promises";
import path from "node:path";
import type { OnLoadResult, OnResolveResult } from "esbuild";
import type { StoreManifest } from "../store-manifest";

/** What stands in for modules of Node, e.g. "path". */
export const NODE_MODULE = "node-module";

/** Other names of what stands in for a module. */
const SAME: Readonly<Record<string, string>> = {
  "assert/strict": "assert",
  "path/posix": "path",
  sys: "util",
};

/**
 * Where a module of Node leads in a browser: to what bundlers have taken for it for years.
 *
 * @param asked with or without "node:"
 * @returns null for a module that a browser has nothing for
 */
export function standIn(store: Pick<StoreManifest, "node">, asked: string): OnResolveResult | null {
  const name = asked.replace(/^node:/, "").replace(/\/$/, "");
  const path = Object.hasOwn(SAME, name) ? (SAME[name] ?? name) : name;
  return store.node.includes(path) ? { path, namespace: NODE_MODULE, sideEffects: false } : null;
}

/** Reads what stands in for a module. @param name one that {@link standIn} gave */
export async function loadStandIn(
  store: Pick<StoreManifest, "node" | "folder">,
  name: string,
): Promise<OnLoadResult> {
  if (!store.node.includes(name)) return { errors: [{ text: `There is no module ${name}.` }] };
  const contents = await readFile(path.join(store.folder, "node", `${name}.js`), "utf8");
  return { contents, loader: "js" };
}
