import type { FileTree } from "~/projects/files";
import { changedLines } from "./changed-lines";

const IN_BOX =
  /(?<!\p{L})(?:in(?:to|side)?|within|on) (?:an? |one |its own |their own )(?:(?!text|input|search|check|tick)\p{L}+ ){0,3}(?:box|card|panel|frame|container)(?!\p{L})/iu;
/** What a box is seen by. */
const DRAWN = /(?<!-)\b(?:background|border|outline|padding)(?:-\w+)*\s*:/;

/** "Put everything in a white box with a shadow": the looks of one were written, and no box. */
export function boxLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (!IN_BOX.test(wish) || /["“„«]/u.test(wish)) return [];
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  if (changed.length === 0 || !changed.every(([path]) => path.endsWith(".css"))) return [];
  return DRAWN.test(changedLines(before, after).added) ? [] : ["nothing would stand in a box"];
}
