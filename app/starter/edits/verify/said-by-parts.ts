import type { FileTree } from "~/projects/files";
import { wordsOf } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { plain } from "./changed-lines";

/** Whether a text of several words is said by a part and what is in it: "Colour from £75" as a name and a price beside it. */
export function isSaidByParts(text: string, files: FileTree): boolean {
  const words = plain(text).trim();
  return words.includes(" ") && partsOf(files).some((part) => plain(wordsOf(part)).includes(words));
}
