import { claimsChanges } from "./claims";
import { ordersChanges, writesElsewhere } from "./foreign-forms";
import { holdsLostCode, type ShownCode, shownCode } from "./lost-code";
import { bareLine, isFenceLike, readFence } from "./parser-fences";
import { opensExplicitly } from "./parser-names";
import { rewritesFile } from "./rewritten-code";
import { isLeftToMake, spokenReplacements } from "./spoken-replacements";
import { commentsOf, isStandIn } from "./truncation-words";

/** So many short pieces of code are looked for in files: an answer may hold a thousand, on everybody's thread. */
const PIECES = 10;

/** What an answer says or shows and does not do: code without a path, changes without a file. */
export type Unmet = "code" | "claim";

/**
 * Whether the model has to be asked once more about an answer in which nothing failed.
 *
 * @param prose what is no file of the answer
 * @param options.isEmpty whether it wrote, changed and deleted nothing, and nothing was held back
 * @param options.written contents that it wrote, of which it may quote
 * @param options.stored the project's files by path: a short piece of code may be meant as a part of
 * one, and words may order to replace what stands in one
 */
export function unmetIn(
  prose: string,
  {
    isEmpty,
    written = [],
    stored = new Map(),
  }: {
    isEmpty: boolean;
    written?: readonly string[];
    stored?: ReadonlyMap<string, string>;
  },
): Unmet | null {
  if (holdsLostCode(prose, written) || holdsEdit(prose)) return "code";
  if (isLeftToMake(spokenReplacements(prose), stored.values())) return "claim";
  if (!isEmpty) return null;
  if (writesElsewhere(prose)) return "code";
  const pieces = shownCode(prose).slice(0, PIECES);
  if (pieces.some(({ lines }) => lines.some(opensFile))) return "code";
  if ([...stored].some(([path, text]) => rewritesFile(pieces, path, text))) return "code";
  if (pieces.some((piece) => isNoQuote(piece, stored) || leavesOut(piece))) return "code";
  return claimsChanges(prose) || ordersChanges(prose) ? "claim" : null;
}

/** A fence that names its file, within another that holds the whole answer. */
function opensFile(line: string): boolean {
  return isFenceLike(line) && opensExplicitly(readFence(bareLine(line)));
}

/** Code that stands for lines of a file by their numbers, and is not there: it is to come there. */
function isNoQuote({ cited, lines }: ShownCode, stored: ReadonlyMap<string, string>): boolean {
  const text = cited && stored.get(cited);
  if (!text) return false;
  const there = new Set(text.split("\n").map((line) => line.trim()));
  return lines.some((line) => /\w/.test(line) && !isComment(line) && !there.has(line.trim()));
}

/** Code with a comment that stands for the rest is a part of a file. */
function leavesOut({ lines }: ShownCode): boolean {
  return lines.some((line) => commentsOf(line.trim()).some(isStandIn));
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\{\/\*|<!--|#\s|\.{3})/.test(line);
}

/** A SEARCH/REPLACE edit that names no file. */
function holdsEdit(prose: string): boolean {
  return /^[<-]{5,9} ?SEARCH\s*$/m.test(prose) && /^[>+]{5,9} ?REPLACE\s*$/m.test(prose);
}
