import { declaredIn } from "./declared-names";
import { findDots, findStandIn } from "./stand-ins";
import { commentsOf, isStandIn, mayStandIn } from "./truncation-words";

/** From this many lines on, a file that loses most of them is more likely cut than rewritten. */
const LONG_FILE_LINES = 40;
/** Below this part of its lines, a long file with even a vague stand-in comment counts as cut. */
const SHRUNK = 0.4;
/** Below this part it counts as cut without any comment. */
export const SLIVER = 0.15;
/** So many declarations gone, of them at least this part, in a file that became so much shorter. */
const LOST_NAMES = 4;
const LOST_PART = 0.5;
const SHORTER = 0.6;
/** A file with less lines than this may lose what it exports without a question. */
const EXPORTING_LINES = 8;
/** Characters of a comment that the reason quotes. */
const QUOTED = 80;

/** What is known of a replacement beside its text. */
export interface TruncationOptions {
  /** The model was told, and shrank the file again. */
  shrinkageIsMeant?: boolean;
  path?: string;
  /** Both texts are parts of an edit: what it leaves out is meant, unless a comment stands in for it. */
  isPart?: boolean;
}

/**
 * Guards the replacement of a text against erasing work: a comment that stands in for code which was
 * left out, in any language, by its words or by its place; declarations or exports that are gone; a
 * long file that shrinks to a sliver. A comment that the stored text already had, or a file that
 * lost no line, is no reason.
 *
 * @param before the stored content; undefined for a new file
 * @returns why the replacement must not be used, as the model is told; null when it may be
 */
export function findTruncation(
  before: string | undefined,
  after: string,
  { shrinkageIsMeant = false, path = "", isPart = false }: TruncationOptions = {},
): string | null {
  if (before === undefined) return null;
  const [oldLines, newLines] = [linesOf(before), linesOf(after)];
  const old = oldLines.map((line) => line.trim());
  const now = newLines.map((line) => line.trim());
  const kept = new Set(now);
  if (old.every((line) => kept.has(line))) return null;

  if (!isPart && !shrinkageIsMeant) {
    if (now.length > 0 && now.every(isRemark) && !old.every(isRemark) && !/\.json$/i.test(path))
      return ONLY_A_REMARK;
    if (/\.json$/i.test(path) && isOneOfList(old, now)) return ONE_OF_LIST;
    const last = newLines.at(-1) ?? "";
    if (endsAmidCode(oldLines.at(-1) ?? "", last, path)) return cutAt(last.trim());
  }
  const bare = path === "" || IS_CODE.test(path) ? bareDots(old, now) : null;
  if (bare !== null) return leftOut(bare);
  const dots = findDots(old, now);
  if (dots !== null) return leftOut(dots);
  const known = new Set(old.flatMap((line) => [line, ...commentsOf(line)]));
  const comments = now
    .filter((line) => !known.has(line))
    .flatMap((line) => commentsOf(line))
    .filter((comment) => !known.has(comment));
  const said = comments.find(isStandIn);
  if (said !== undefined) return leftOut(said);
  const standIn = findStandIn(oldLines, newLines, /\.mdx?$/i.test(path));
  if (standIn && !(shrinkageIsMeant && !standIn.isSaid && isRemoval(oldLines, newLines))) {
    return leftOut(standIn.comment);
  }
  if (isPart) return null;

  const isLong = old.length > LONG_FILE_LINES;
  const vague = comments.find(mayStandIn);
  if (isLong && vague !== undefined && now.length < old.length * SHRUNK) return leftOut(vague);
  if (shrinkageIsMeant || movesCode(known, now)) return null;
  if (isLong && now.length < old.length * SLIVER) {
    return `It would shrink the file from ${old.length} to ${now.length} lines. Send the whole file.`;
  }
  return lostDeclarations(oldLines, newLines);
}

/** Files whose text may say anything. */
const IS_TEXT = /\.(?:mdx?|markdown|txt|csv|tsv|log)$/i;

/** Why a new file is not whole: a comment stands in for code that it never had. Null for one that seems to be. */
export function findLeftOut(path: string, content: string): string | null {
  if (IS_TEXT.test(path)) return null;
  const said = linesOf(content).flatMap((line) => commentsOf(line.trim()));
  const standIn = said.find((comment) => isStandIn(comment) && /\w{3}/.test(comment));
  if (standIn === undefined) return null;
  return `It stands in for code that was left out (“${standIn.trim().slice(0, QUOTED)}”), and the file is new: nothing of it is there. Send it whole.`;
}

function lostDeclarations(before: readonly string[], after: readonly string[]): string | null {
  const [old, now] = [declaredIn(before), declaredIn(after)];
  const lost = [...old.names].filter((name) => !now.names.has(name));
  const losesExports = old.exports > 0 && now.exports === 0 && before.length >= EXPORTING_LINES;
  // A part in the place of its file: fewer lines, and not all of what others take from it.
  const isPart = losesSome(before, after) && after.length < before.length * SHORTER;
  const losesMost =
    lost.length >= LOST_NAMES &&
    lost.length >= old.names.size * LOST_PART &&
    after.length < before.length * SHORTER;
  if (!losesExports && !losesMost && !isPart) return null;
  const named = lost.slice(0, 5).join(", ");
  return `It would lose what the file declares${losesExports ? " and exports" : ""}${named ? `: ${named}` : ""}. Send the whole file, with everything that is to stay.`;
}

/** Whether something that a file exported by its name is gone, and nothing new stands in its place. */
function losesSome(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [before, after].map((lines) => exportedBy(lines));
  if (!old || !now || before.length < EXPORTING_LINES) return false;
  return [...old].some((name) => !now.has(name)) && [...now].every((name) => old.has(name));
}

function exportedBy(lines: readonly string[]): Set<string> {
  return declaredIn(lines.filter((line) => line.startsWith("export "))).names;
}

/** Whether what is gone is needed nowhere in the text that is left: it was removed on purpose. */
function isRemoval(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [declaredIn(before), declaredIn(after)];
  if (now.exports < old.exports) return false;
  const words = new Set(after.flatMap((line) => line.match(/[\w$]+/g) ?? []));
  return [...old.names].every((name) => now.names.has(name) || !words.has(name));
}

/** Whether the new lines bring in other files of the project: the code may have moved there. */
function movesCode(known: ReadonlySet<string>, lines: readonly string[]): boolean {
  const reference =
    /(?:\bfrom|\bimport|\brequire\(|@import|\bsrc=|\bhref=|\burl\()\s*["'(]*(?:\.{0,2}\/|~\/|[\w-]+\.(?:js|css|ts)\b)/;
  return lines.some((line) => reference.test(line) && !known.has(line));
}

/** Languages in which a line of nothing but dots is no code. */
const IS_CODE = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|json|vue|svelte|html?)$/i;

/** A new line that is nothing but dots, and no text of an element. */
function bareDots(old: readonly string[], now: readonly string[]): string | null {
  const known = new Set(old);
  return (
    now.find(
      (line, at) =>
        /^(?:\.{3}|…)$/.test(line) &&
        !known.has(line) &&
        !/(?:^<.*|[^=]|^)>$/.test(now[at - 1] ?? ""),
    ) ?? null
  );
}

const ONLY_A_REMARK =
  "It holds nothing but a remark. If the file is to go, send a fence opened with ```delete and its path; if not, send the whole file.";

const ONE_OF_LIST =
  "The file is a list, and this is one object. Send the whole list, or an edit that adds to it.";

/** A shorter object in the place of a list. */
function isOneOfList(old: readonly string[], now: readonly string[]): boolean {
  const isList = old[0]?.startsWith("[") === true;
  return isList && now[0]?.startsWith("{") === true && now.length < old.length;
}

/** A comment, or words in brackets, and nothing else. */
function isRemark(line: string): boolean {
  return /^(?:<!--.*-->|\/\*.*\*\/|\/\/.*|\[[^[\]]*\]|\([^()]*\))$/.test(line);
}

/** Whether a text stops within a block, where the one before stopped at the left edge. */
function endsAmidCode(before: string, after: string, path: string): boolean {
  if (!/\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|json|vue|svelte|html?)$/i.test(path)) return false;
  if (/<\/(?:html|body|script|style|template)>\s*$/i.test(after)) return false;
  return !/^\s/.test(before) && /^\s+[^\s.?:&|+*)\]]/.test(after);
}

function cutAt(line: string): string {
  return `It ends amid its code (“${line.slice(0, QUOTED)}”), as if a part of it were to follow. Send the whole file in one fence.`;
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

function leftOut(comment: string): string {
  return `It stands in for code that was left out (“${comment.trim().slice(0, QUOTED)}”). Send the whole file; code that is to go leaves no comment in its place.`;
}
