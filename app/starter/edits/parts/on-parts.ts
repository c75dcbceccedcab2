import type { FileTree } from "~/projects/files";
import { type Edit, type EditResult, unchanged } from "../edit";
import { partsNamed } from "./find-parts";
import type { Part } from "./part";
import type { Extent } from "./which-of-several";

/**
 * An edit of the parts that some words are about, found again in the tree that it is made on: wishes before it may
 * have changed what stands where. Null where none are found now.
 */
export function onParts(
  said: string,
  files: FileTree,
  extent: Extent,
  make: (tree: FileTree, parts: readonly Part[]) => EditResult,
): Edit | null {
  const count = partsNamed(said, files, extent).length;
  if (count === 0) return null;
  return (tree) => {
    const parts = partsNamed(said, tree, extent);
    return parts.length === count
      ? make(tree, parts)
      : unchanged(`I found no “${said.trim()}” that is meant.`);
  };
}
