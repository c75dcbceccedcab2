import type { OnLoadResult } from "esbuild";
import { moduleAddress } from "../resolve/find-file";
import { STYLE, styleOf, workerOf } from "./special";

/** Bundles one entry for itself: nothing of it is shared with the page. */
export type BundleApart = (
  entry: string,
  format: "esm" | "iife",
) => Promise<{ contents: string } | { errors: NonNullable<OnLoadResult["errors"]> }>;

/** A worker or a style that is bundled for itself, as a file or as a text (`?text`). */
export async function loadApart(
  { namespace, path }: { namespace: string; path: string },
  bundleApart: BundleApart,
): Promise<OnLoadResult> {
  const { path: file, query } = moduleAddress(path);
  const { entry, type } =
    namespace === STYLE ? { entry: styleOf(file), type: "module" } : workerOf(file);
  const bundled = await bundleApart(entry, type === "classic" ? "iife" : "esm");
  if ("errors" in bundled) return bundled;
  return { contents: bundled.contents, loader: query === "text" ? "text" : "file" };
}
