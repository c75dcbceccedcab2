import { isWords } from "./block-text";
import { overlapOf, repeatsOf } from "./continuation-overlap";
import { isFinished, isRemainder, isSameLine, LINE_START } from "./continuation-seam";
import { ResponseParser } from "./parser";
import { pathOfInfo } from "./parser-names";
import { readTag } from "./parser-tags";

/** Lines of a continuation that decide how it joins. */
const HEAD_LINES = 72;
/** Lines at the start of a file that show that a continuation began it again. */
const RESTART_LINES = 3;
/** Lines of small talk before the code goes on. */
const TALK_LINES = 3;
/** Up to three lines of small talk, then a fence with an info string: a bare one would close. */
const OPENER =
  /^((?:(?![ \t]*(?:```|~~~))[^\n]*\n){0,3})[ \t]*(?:`{3,}|~{3,})([^\n`]*[^\s`][^\n`]*)\n/;
/** Lines at the start of a continuation among which the opener of a file is looked for. */
const OPENING_LINES = 4;

/**
 * Joins an answer that was cut off with its continuation, so that it reads as if it had come in one
 * piece. The line that was cut is dropped where the continuation repeats lines before it, begins it
 * again, or begins the file again; it is kept where what comes is surely its remainder. Within a file
 * nothing is joined without evidence.
 *
 * @param partial the answer so far, as it was received
 * @param continuation what the model sent when asked to go on
 * @returns null when it cannot be known how the file goes on: ask for it whole
 */
export function joinContinuation(partial: string, continuation: string): string | null {
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

/** The line that opens a file at the start of a continuation, with what is said before it. */
function openerIn(continuation: string) {
  const [opening, talk = "", info = ""] = OPENER.exec(continuation) ?? [];
  if (opening !== undefined) return { opening, talk, path: pathOfInfo(info) };
  let said = "";
  for (const line of splitLines(continuation).slice(0, TALK_LINES + 1)) {
    const tag = readTag(line.trimEnd());
    if (tag?.kind === "open" && tag.rest === "") {
      return { opening: said + line, talk: said, path: tag.path };
    }
    said += line;
  }
  return null;
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
    return isTalk(lines.find((line) => line.trim() !== "") ?? "") ? null : whole + body;
  }
  const anchored = joinAtAnchor({ whole, cutLine }, file, lines, body);
  if (anchored !== undefined) return anchored;
  const restart = restartIn(partial.slice(contentAt), body);
  if (restart !== false) return null;
  const first = lines.findIndex((line) => line.trim() !== "");
  const line = (lines[first] ?? "").replace(/\r?\n$/, "");
  if (cutLine === "") {
    const last = file.at(-1)?.trimEnd();
    const isDoubtful = isTalk(line) || last === line.trimEnd() || (first > 0 && last === "");
    return isDoubtful ? null : whole + body;
  }
  if (isReopened) return isSameLine(cutLine, line) ? whole + body : null;
  return joinCutLine({ partial, whole, cutLine, body, lines, first, line });
}

function joinCutLine(seam: {
  partial: string;
  whole: string;
  cutLine: string;
  body: string;
  lines: readonly string[];
  first: number;
  line: string;
}): string | null {
  const { partial, whole, cutLine, body, lines, first, line } = seam;
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
    const isDoubtful = first > 0 || /^\s/.test(line) || LINE_START.test(line);
    return isDoubtful ? null : partial + body;
  }
  if (first === 0 && isSameLine(cutLine, line)) return whole + body;
  if (first > 0) {
    // It may have been cut just before its end, or be begun again behind a blank line.
    const isAgain = line.trim().startsWith(cutLine.trim());
    return !isAgain && isFinished(cutLine) ? partial + body : null;
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

/** Whether a continuation begins the file again. */
function restartIn(file: string, body: string): boolean | "unclear" {
  const lines = splitLines(file.slice(0, file.lastIndexOf("\n") + 1));
  const again = splitLines(body);
  const count = Math.min(RESTART_LINES, lines.length);
  if (count === 0) return file.trim() === "" || body.startsWith(file);
  const isAlike = lines
    .slice(0, count)
    .every((line, index) => line.trimEnd() === again[index]?.trimEnd());
  if (!isAlike) return false;
  if (lines.length <= RESTART_LINES) return true;
  const overlap = overlapOf(lines, again);
  return overlap === 0 || overlap === lines.length ? true : "unclear";
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
    const isWhole = /^\s*(?:[`~]{3,}[\w-]*|[^"]*"[^"]*"[^"]*)$/.test(cutLine);
    return comesAgain && !isWhole ? whole + continuation : isWhole ? partial + continuation : null;
  }
  const completes = /["'>]|path\s*=|^[`~]{1,2}/.test(line) && !isTalk(line);
  return completes ? partial + continuation : null;
}

/** What of a continuation comes after its head. */
function restOf(body: string, head: readonly string[]): string {
  return body.slice(head.reduce((length, line) => length + line.length, 0));
}

/** Words to the reader, as no file of code has them. */
function isTalk(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.some(
    (line) =>
      isWords(line.trim()) ||
      /^(?:continu|sure|here|okay|ok\b|certainly|forts|weiter|suite|voici|sigue|aqu[ií]|продолж|继续|接着|続き)/i.test(
        line.trim(),
      ),
  );
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
