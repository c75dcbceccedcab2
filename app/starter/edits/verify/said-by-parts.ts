import type { FileTree } from "~/projects/files";
import { wordsOf } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { plain } from "./changed-lines";

/** Whether a text of several words is said by a part and what is in it: "Colour from £75" as a name and a price beside it. */
export function isSaidByParts(text: string, files: FileTree): boolean {
  const words = bare(text);
  return words.includes(" ") && partsOf(files).some((part) => bare(wordsOf(part)).includes(words));
}

/** Words alone: a name and its price are parted by a colon in a wish, and by their place on the page. */
const bare = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}\p{Sc}']+/gu, " ")
    .trim();
