import { bareLine, readFence } from "./parser-fences";

/*
 * Answers that were cut in a fence, and fences at the start of what continues them.
 */

/** The file that is open where an answer was cut, and how many marks the fence has that opened it. */
export interface OpenFile {
  path: string;
  contentAt: number;
  marks: number;
}

/** Whether the last of these lines is a fence that opens text, as long as the one that opened the file. */
export function opensAgain(opening: string, { marks }: OpenFile): boolean {
  const fence = readFence(opening.trimEnd().split("\n").at(-1) ?? "");
  return (
    fence !== null &&
    fence.length >= marks &&
    /^(?:md|mdx|markdown|txt|text|rst)\b/i.test(fence.info)
  );
}

/** How many marks the fence has that opened a file; 0 where a tag opened it. */
export function marksOf(opener: string): number {
  return readFence(bareLine(opener))?.length ?? 0;
}

/** Whether a fence was cut, as far as can be seen before more comes. */
export function endsInFence(partial: string): boolean {
  return /^[ \t]*(?:`+|~+)\r?$/.test(partial.slice(partial.lastIndexOf("\n") + 1));
}

/** Where a continuation goes on whose file was cut in a fence: behind what stands of it, or with the fence again. */
export function joinFence(
  cutLine: string,
  line: string,
  first: number,
  opened: number,
): "behind" | "again" | null {
  const marks = cutLine.trim().length;
  const all = Math.max(3, opened);
  const more = /^\s*([`~]*)/.exec(line)?.[1]?.length ?? 0;
  const isBare = /^\s*[`~]+\s*$/.test(line);
  if (first > 0) {
    // The last line may have been blank, and the fence come again behind it.
    const isNamed = /path=|file/i.test(line);
    return marks >= all && (more === 0 || isNamed) ? "behind" : null;
  }
  if (isBare && marks < all && marks + more === all) return more < 3 ? "behind" : null;
  if (marks < 3 && isBare && more < 3) return marks + more >= 3 ? "behind" : null;
  if (marks < 3) return more >= all ? "again" : null;
  return isBare && more >= all ? "again" : null;
}
