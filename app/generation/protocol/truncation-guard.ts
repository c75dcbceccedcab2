import { commentsOf, isStandIn, mayStandIn } from "./truncation-words";

/** From this many lines on, a file that loses most of them is more likely cut than rewritten. */
const LONG_FILE_LINES = 40;
/** Below this part of its lines, a long file with even a vague stand-in comment counts as cut. */
const SHRUNK = 0.4;
/** Below this part it counts as cut without any comment. */
export const SLIVER = 0.15;
/** Characters of a comment that the reason quotes. */
const QUOTED = 80;

/**
 * Guards the replacement of a whole file against erasing work: a comment that stands in for code
 * which was left out ("rest of the file unchanged"), or a long file that shrinks to a sliver. A
 * comment that the stored file already had, or a file that lost no line, is no reason.
 *
 * @param before the stored content; undefined for a new file
 * @param options.shrinkageIsMeant the model was told, and shrank the file again
 * @returns why the replacement must not be used, as the model is told; null when it may be
 */
export function findTruncation(
  before: string | undefined,
  after: string,
  options: { shrinkageIsMeant?: boolean } = {},
): string | null {
  if (before === undefined) return null;
  const old = inkedLines(before);
  const now = inkedLines(after);
  const kept = new Set(now);
  if (old.every((line) => kept.has(line))) return null;

  const known = new Set(old.flatMap((line) => [line, ...commentsOf(line)]));
  const comments = now
    .filter((line) => !known.has(line))
    .flatMap((line) => commentsOf(line))
    .filter((comment) => !known.has(comment));
  const standIn = comments.find(isStandIn);
  if (standIn !== undefined) return leftOut(standIn);

  if (old.length <= LONG_FILE_LINES) return null;
  const vague = comments.find(mayStandIn);
  if (vague !== undefined && now.length < old.length * SHRUNK) return leftOut(vague);
  if (options.shrinkageIsMeant) return null;
  if (now.length < old.length * SLIVER && !movesCode(known, now)) {
    return `It would shrink the file from ${old.length} to ${now.length} lines. Send the whole file.`;
  }
  return null;
}

/** Whether the new lines bring in other files of the project: the code may have moved there. */
function movesCode(known: ReadonlySet<string>, lines: readonly string[]): boolean {
  const reference =
    /(?:\bfrom|\bimport|\brequire\(|@import|\bsrc=|\bhref=|\burl\()\s*["'(]*(?:\.{0,2}\/|~\/|[\w-]+\.(?:js|css|ts)\b)/;
  return lines.some((line) => reference.test(line) && !known.has(line));
}

function inkedLines(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

function leftOut(comment: string): string {
  return `It stands in for code that was left out (“${comment.slice(0, QUOTED)}”). Send the whole file.`;
}
