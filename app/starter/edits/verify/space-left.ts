import type { FileTree } from "~/projects/files";
import { changedLines } from "./changed-lines";

const LESS_SPACE =
  /(?<!\p{L})(?:less|not (?:so|as|too|that) much|too much|reduce the|weniger|nicht so viel|moins d[e']|menos|meno) ?(?:(?:white|empty|blank) ?)?(?:space|padding|margins?|abstand|platz|espace|espacio|spazio|espaço)(?!\p{L})/iu;
const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
const OF_SPACE = /(?:padding|margin|gap|inset|line-height|height|width|flex|grid)[\w-]*["']?: ?/u;

/** "A bigger font and less space around it": letters alone that grow take the space along. */
export function spaceLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (before === after || !LESS_SPACE.test(wish.replace(QUOTED, " "))) return [];
  const { added, removed } = changedLines(before, after);
  return OF_SPACE.test(added) || OF_SPACE.test(removed) ? [] : ["nothing would have less space"];
}
