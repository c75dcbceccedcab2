import {
  echoes,
  isOddlyIndented,
  isSpaceUnclear,
  isTalk,
  repeatsEnd,
  withoutThoughts,
} from "./continuation-doubts";
import { openerIn, restartIn, splitLines, TALK_LINES } from "./continuation-opening";
import { overlapOf, repeatsOf } from "./continuation-overlap";
import { indentOf, isFinished, isRemainder, isSameLine, LINE_START } from "./continuation-seam";
import { looksLikeEnvelope } from "./envelope-keys";
import { ResponseParser } from "./parser";
import { readFence } from "./parser-fences";
import { explicitPath } from "./parser-names";

/** Lines of a continuation that decide how it joins. */
const HEAD_LINES = 72;
/** Lines at the start of a continuation among which the opener of a file is looked for. */
const OPENING_LINES = 4;

/**
 * Joins an answer that was cut off with its continuation, so that it reads as if it had come in one
 * piece. The line that was cut is dropped where the continuation repeats lines before it, begins it
 * again, or begins the file again; it is kept where what comes is surely its remainder. Within a file
 * nothing is joined without evidence.
 *
 * @param partial the answer so far, as it was received
 * @param sent what the model sent when asked to go on
 * @returns null when it cannot be known how the file goes on: ask for it whole
 */
export function joinContinuation(partial: string, sent: string): string | null {
  const continuation = withoutThoughts(sent);
  if (continuation.trim() === "") return partial;
  const parser = new ResponseParser();
  parser.write(partial);
  const open = parser.openFile;
  if (!open) return joinProse(partial, continuation);
  const opener = openerIn(continuation);
  if (!opener) return joinFile(partial, open.contentAt, continuation, false);
  const { opening, talk, path } = opener;
  if (path !== null && path !== open.path) return null;
  const body = continuation.slice(opening.length);
  const restart = restartIn(partial.slice(open.contentAt), body);
  if (restart === "unclear") return null;
  // A fence without the path would open none: the one that stands is kept.
  if (restart && path === null) return partial.slice(0, open.contentAt) + body;
  if (restart) return partial.slice(0, open.openedAt) + continuation.slice(talk.length);
  if (path === null && talk.trim() !== "" && !isTalk(talk)) return null;
  // The file is open already: a fence that opens it again would become its text.
  return joinFile(partial, open.contentAt, body, true);
}

/**
 * Whether a continuation has come far enough that more of it cannot change how it joins: from here
 * on, what comes is simply appended to the joined text.
 */
export function isSeamKnown(_partial: string, continuation: string): boolean {
  let lines = 0;
  let at = continuation.indexOf("\n");
  while (at >= 0 && lines <= HEAD_LINES) {
    lines += 1;
    at = continuation.indexOf("\n", at + 1);
  }
  return lines > HEAD_LINES;
}

/**
 * The part of an answer before the file that is open at its end; without its path where the line that
 * opens it was cut.
 */
export function beforeOpenFile(partial: string): { path: string | null; text: string } {
  const parser = new ResponseParser();
  parser.write(partial);
  const open = parser.openFile;
  if (open) return { path: open.path, text: partial.slice(0, open.openedAt) };
  return { path: null, text: partial.slice(0, partial.lastIndexOf("\n") + 1) };
}

function joinFile(
  partial: string,
  contentAt: number,
  body: string,
  isReopened: boolean,
): string | null {
  const cut = partial.lastIndexOf("\n") + 1;
  const cutLine = partial.slice(cut);
  const whole = partial.slice(0, cut);
  const file = splitLines(partial.slice(Math.min(contentAt, cut), cut));
  const lines = splitLines(body).slice(0, HEAD_LINES);
  // A file of which nothing was complete is simply written.
  if (file.length === 0 && cutLine === "") {
    const isOdd = isTalk(lines.find((line) => line.trim() !== "") ?? "");
    return isOdd || echoes(lines, splitLines(whole)) ? null : whole + body;
  }
  const anchored = joinAtAnchor({ whole, cutLine }, file, lines, body);
  if (anchored !== undefined) return anchored;
  const restart = restartIn(partial.slice(contentAt), body);
  if (restart !== false) return null;
  const first = lines.findIndex((line) => line.trim() !== "");
  const line = (lines[first] ?? "").replace(/\r?\n$/, "");
  if (cutLine === "") {
    const last = file.at(-1)?.trimEnd();
    const isAgain = last === line.trimEnd() || (first > 0 && last === "");
    const isOdd = echoes(lines, file) || (first === 0 && isOddlyIndented(line, file));
    const isDoubtful = isTalk(line) || isAgain || isOdd;
    return isDoubtful ? null : whole + body;
  }
  if (isReopened) return isSameLine(cutLine, line) ? whole + body : null;
  return echoes(lines, file)
    ? null
    : joinCutLine({ partial, whole, file, cutLine, body, lines, first, line });
}

function joinCutLine(seam: {
  partial: string;
  whole: string;
  file: readonly string[];
  cutLine: string;
  body: string;
  lines: readonly string[];
  first: number;
  line: string;
}): string | null {
  const { partial, whole, file, cutLine, body, lines, first, line } = seam;
  if (isTalk(line)) return null;
  const startsFence = /^\s*(?:`+|~+)$/.test(cutLine);
  if (startsFence) {
    const marks = cutLine.trim().length;
    if (marks < 3 && /^[`~]{1,2}\s*$/.test(line) && first === 0) return partial + body;
    if (marks < 3) return /^\s*(?:```|~~~)/.test(line) && first === 0 ? whole + body : null;
    return first > 0 ? partial + body : /^\s*(?:```|~~~)\s*$/.test(line) ? whole + body : null;
  }
  if (cutLine.trim() === "") {
    // Indentation alone: a line that has none goes on behind it, another one may or may not.
    const isOdd = /^\s/.test(line) || LINE_START.test(line);
    const isDoubtful = first > 0 || isOdd || isOddlyIndented(cutLine + line, file);
    return isDoubtful ? null : partial + body;
  }
  if (first === 0 && isSameLine(cutLine, line)) return whole + body;
  // Without its indentation, as where the spaces around an answer are cut off.
  if (first === 0 && isSameLine(cutLine.trim(), line)) return whole + indentOf(cutLine) + body;
  if (first === 0 && (repeatsEnd(cutLine, line) || isSpaceUnclear(cutLine, line, whole)))
    return null;
  if (first > 0) {
    // It may have been cut just before its end, or be begun again behind a blank line.
    const isAgain = line.trim().startsWith(cutLine.trim());
    const isBlock = !cutLine.trimEnd().endsWith("{") || indentOf(line) > indentOf(cutLine);
    return !isAgain && isBlock && isFinished(cutLine) ? partial + body : null;
  }
  const next = lines.slice(first + 1).find((other) => other.trim() !== "");
  return isRemainder(cutLine, line, next, whole) ? partial + body : null;
}

/** Joins behind lines that are repeated. @returns undefined when none are; null when it is unclear */
function joinAtAnchor(
  { whole, cutLine }: { whole: string; cutLine: string },
  file: readonly string[],
  lines: readonly string[],
  body: string,
): string | null | undefined {
  for (let skip = 0; skip <= TALK_LINES && skip < lines.length; skip += 1) {
    const overlap = overlapOf(file, lines.slice(skip));
    if (overlap === "unclear") {
      // Short lines repeat anywhere; with the line that was cut behind them they are certain.
      const sure = repeatsOf(file, lines.slice(skip)).filter((count) =>
        isSameLine(cutLine, lines[skip + count] ?? ""),
      );
      const [only] = sure;
      if (only === undefined || sure.length > 1) return null;
      return whole + lines.slice(skip + only).join("") + restOf(body, lines);
    }
    if (overlap > 0) {
      return whole + lines.slice(skip + overlap).join("") + restOf(body, lines);
    }
    const line = lines[skip] ?? "";
    if (line.trim() !== "" && !isTalk(line)) break;
  }
  return undefined;
}

function joinProse(partial: string, continuation: string): string | null {
  const cut = partial.lastIndexOf("\n") + 1;
  const cutLine = partial.slice(cut);
  const whole = partial.slice(0, cut);
  const lines = splitLines(continuation).slice(0, HEAD_LINES);
  const overlap = overlapOf(splitLines(whole), lines);
  if (typeof overlap === "number" && overlap > 0) {
    return whole + lines.slice(overlap).join("") + restOf(continuation, lines);
  }
  const line = lines[0] ?? "";
  if (cutLine.trim() === "") return partial + continuation;
  if (looksLikeEnvelope(partial.slice(Math.max(0, partial.search(/^[ \t]*[[{]/m))))) {
    if (line.startsWith(cutLine)) return whole + continuation;
    const isBetween = /[,{[:]\s*$/.test(cutLine);
    const isUnclear = line.trim() === "" ? !isBetween : isSpaceUnclear(cutLine, line, whole);
    return isUnclear || isTalk(line) || repeatsEnd(cutLine, line) ? null : partial + continuation;
  }
  const isOpener = /^\s*(?:```|~~~|<\w)/.test(line);
  if (!/^\s*(?:`|~|<)/.test(cutLine)) {
    return line.startsWith(cutLine) ? whole + continuation : partial + continuation;
  }
  // The line that opens a file was cut: its remainder has what it lacks, and is no opener itself.
  if (isOpener) return whole + continuation;
  if (line.trim() === "") {
    const comesAgain = lines
      .slice(0, OPENING_LINES)
      .some((other) => /^\s*(?:```|~~~|<\w)/.test(other));
    const isWhole = /^(?:\s*[`~]{3,}[\w-]*|[^"]*"[^"]*"[^"]*)$/.test(cutLine);
    return comesAgain && !isWhole ? whole + continuation : isWhole ? partial + continuation : null;
  }
  return completesOpener(cutLine, line) ? partial + continuation : null;
}

/** Whether a line is the remainder of one that opens code, so that both together open it. */
function completesOpener(cutLine: string, line: string): boolean {
  if (isTalk(line) || repeatsEnd(cutLine, line)) return false;
  const opener = (cutLine + line).trimEnd();
  const fence = readFence(opener);
  const path = fence && explicitPath(fence.info);
  const isQuotedWhole = (opener.split('"').length - 1) % 2 === 0;
  if (path !== null) return isQuotedWhole && !/[\s<>"'`=]/.test(path);
  return fence ? /^[`~]{0,2}[\w-]{0,20}$/.test(line.trim()) : /^\s*<\w[^<>]*>/.test(opener);
}

/** What of a continuation comes after its head. */
function restOf(body: string, head: readonly string[]): string {
  return body.slice(head.reduce((length, line) => length + line.length, 0));
}
