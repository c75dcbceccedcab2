import { readFence } from "./parser-fences";
import { nameOnLine } from "./parser-names";

/** Files that are prose themselves. */
const TEXT = /\.(?:mdx?|markdown|txt|rst|adoc|csv|tsv)$/i;
/** Words, and none of the marks that code is made of. */
const SENTENCE = /^(?:[-*>#\d.)\s]*)\p{L}[^;{}()=<>[\]|\\]*[.:!?…。：！？]$/u;
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
/** A line that is nothing but a fence's marks. */
const BARE_FENCE = /^\s*(?:`{3,}|~{3,})\s*$/;

/**
 * The lines of a file whose block nothing closed before the next one began.
 *
 * @returns the lines without what stands between two blocks, and whether words follow the file
 */
export function withoutGap(
  lines: readonly string[],
  path: string,
): { lines: readonly string[]; isFollowedByWords: boolean } {
  let end = lengthWithoutBlank(lines, lines.length);
  if (BARE_FENCE.test(lines[end - 1] ?? "")) {
    end = lengthWithoutBlank(lines, end - 1);
    // The marks are the fence's own, whatever their indentation.
    return { lines: lines.slice(0, end), isFollowedByWords: false };
  }
  const last = (lines[end - 1] ?? "").trim();
  const isFence = lines.slice(-40).some((line) => BARE_FENCE.test(line));
  const isFollowedByWords = isFence || (!TEXT.test(path) && isWords(last));
  return { lines: lines.slice(0, end), isFollowedByWords };
}

/** The content within a tag, without the fence or the section mark that some put around it. */
export function unwrapped(lines: readonly string[]): readonly string[] {
  const text = lines.join("");
  const section = /^\s*<!\[CDATA\[\r?\n?([\s\S]*?)\]\]>\s*$/.exec(text);
  if (section) return [section[1] ?? ""];
  const first = lines.findIndex((line) => line.trim() !== "");
  const end = lengthWithoutBlank(lines, lines.length);
  const opener = readFence((lines[first] ?? "").trimEnd());
  const isWrapped = opener !== null && end - 1 > first && BARE_FENCE.test(lines[end - 1] ?? "");
  return isWrapped ? lines.slice(first + 1, end - 1) : lines;
}

/** Whether a line is a sentence or a heading, and no code. */
export function isWords(line: string): boolean {
  if (/^(?:\/\/|\/\*|\*|#!|<!--|--)/.test(line)) return false;
  if (/^(?:\*\*|#{1,6} |`)/.test(line) && nameOnLine(line) !== null) return true;
  if (!SENTENCE.test(line)) return false;
  return line.split(/\s+/).length >= 3 || CJK.test(line);
}

function lengthWithoutBlank(lines: readonly string[], from: number): number {
  let end = from;
  while (end > 0 && (lines[end - 1] ?? "").trim() === "") end -= 1;
  return end;
}
