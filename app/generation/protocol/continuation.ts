import { pathOfInfo } from "./parser-names";

/** Lines of overlap that are looked for: models repeat a few lines, seldom a page. */
const OVERLAP_LINES = 60;
/** Characters of ink from which on repeated lines are no coincidence: "</div>" alone is one. */
const OVERLAP_INK = 12;
/** Characters from which on text repeated within the cut line is no coincidence. */
const SEAM_LENGTH = 6;
/** Characters that two lines share at their start when they are the same line. */
const SAME_LINE = 8;
/** Lines at the start of a file that show that a continuation began it again. */
const RESTART_LINES = 3;
/** Lines that small talk and an opening fence take. */
const OPENER_LINES = 4;
const FENCE = /^[ \t]*(`{3,}|~{3,})([^\n]*)/;
const MARKDOWN = /\.mdx?$/i;
/** Up to three lines of small talk, then a fence with an info string: a bare one would close. */
const OPENER =
  /^((?:(?![ \t]*(?:```|~~~))[^\n]*\n){0,3})[ \t]*(?:`{3,}|~{3,})([^\n`]*[^\s`][^\n`]*)\n/;

/**
 * Joins an answer that was cut off with its continuation, so that it reads as if it had come in
 * one piece. Models go on in several ways: exactly where they stopped, with the cut line again,
 * with some complete lines before it again, behind a new opening fence, or with the whole file
 * again. What is repeated is kept once; nothing else is changed.
 *
 * @param partial the answer so far, as it was received
 * @param continuation what the model sent when asked to go on from the last complete line
 */
export function joinContinuation(partial: string, continuation: string): string {
  const open = openFileOf(partial);
  const [opening, talk = "", info = ""] = (open && OPENER.exec(continuation)) ?? [];
  if (!open || opening === undefined) return join(partial, continuation);
  const path = pathOfInfo(info);
  if (talk.trim() !== "" && path !== open.path) return join(partial, continuation);
  const body = continuation.slice(opening.length);
  const begun = partial.slice(0, open.openerAt) + continuation.slice(talk.length);
  // Another file: the open one stays incomplete, and an incomplete file is never used.
  if (path !== null && path !== open.path) return begun;
  if (beginsAlike(partial.slice(open.contentAt), body)) return begun;
  // The file is open already: a fence that opens it again would become its text.
  return join(partial, body);
}

/**
 * Whether a continuation has come far enough that more of it cannot change how it joins: from here
 * on, what comes is simply appended to the joined text.
 */
export function isSeamKnown(partial: string, continuation: string): boolean {
  const opener = OPENER.exec(continuation)?.[0] ?? "";
  const cutLine = partial.length - partial.lastIndexOf("\n");
  if (continuation.length - opener.length <= cutLine) return false;
  const inked = splitLines(continuation).filter(
    (line) => line.endsWith("\n") && line.trim() !== "",
  );
  return inked.length > OVERLAP_LINES + OPENER_LINES;
}

function join(partial: string, continuation: string): string {
  const cut = partial.lastIndexOf("\n") + 1;
  const cutLine = partial.slice(cut);
  const whole = partial.slice(0, cut);
  const lines = splitLines(continuation);
  const blank = lines.findIndex((line) => line.trim() !== "");
  const start = Math.max(0, blank);
  const tail = splitLines(whole).slice(-OVERLAP_LINES);
  const repeated = overlapOf(tail, lines.slice(start));
  if (repeated > 0) return whole + lines.slice(start + repeated).join("");
  if (cutLine.trim() === "") return partial + continuation;
  if (beginsLine(lines[start] ?? "", cutLine)) return whole + lines.slice(start).join("");
  return partial + continuation.slice(seamOf(cutLine, continuation));
}

/** How many lines at the start of `next` repeat the end of `tail`. */
function overlapOf(tail: readonly string[], next: readonly string[]): number {
  for (let count = Math.min(tail.length, next.length); count > 0; count -= 1) {
    const lines = tail.slice(-count);
    const ink = lines.reduce((sum, line) => sum + line.trim().length, 0);
    if (ink < OVERLAP_INK) return 0;
    if (lines.every((line, index) => line.trimEnd() === next[index]?.trimEnd())) return count;
  }
  return 0;
}

/** Whether `line` is the cut line from its start, though it may go on in another way. */
function beginsLine(line: string, cutLine: string): boolean {
  const [cut, again] = [cutLine.trim(), line.trim()];
  if (again.startsWith(cut)) return true;
  let alike = 0;
  while (alike < cut.length && cut[alike] === again[alike]) alike += 1;
  if (alike >= SAME_LINE) return true;
  // Nothing goes on in the middle of a line with the white space that the line began with.
  const indent = cutLine.slice(0, cutLine.length - cutLine.trimStart().length);
  return indent.length > 1 && line.startsWith(indent);
}

/** How many characters at the start of `next` repeat the end of the cut line. */
function seamOf(cutLine: string, next: string): number {
  for (let length = Math.min(cutLine.length, next.length); length >= SEAM_LENGTH; length -= 1) {
    const seam = next.slice(0, length);
    if (seam.trim().length >= SEAM_LENGTH && cutLine.endsWith(seam)) return length;
  }
  return 0;
}

interface OpenFile {
  path: string | null;
  openerAt: number;
  contentAt: number;
}

/** The block that is open at the end of an answer. Null when none is. */
function openFileOf(partial: string): OpenFile | null {
  let open: (OpenFile & { mark: string; depth: number }) | null = null;
  let at = 0;
  for (const line of splitLines(partial)) {
    const [, mark = "", info = ""] = FENCE.exec(line) ?? [];
    const path = pathOfInfo(info.trim());
    if (mark !== "" && !open) {
      open = { path, openerAt: at, contentAt: at + line.length, mark, depth: 0 };
    } else if (open && mark.startsWith(open.mark)) {
      if (info.trim() !== "") open.depth += MARKDOWN.test(open.path ?? "") ? 1 : 0;
      else if (open.depth > 0) open.depth -= 1;
      else open = null;
    }
    at += line.length;
  }
  return open;
}

function beginsAlike(file: string, body: string): boolean {
  const lines = splitLines(file).slice(0, RESTART_LINES);
  const again = splitLines(body);
  if (lines.length < RESTART_LINES || !file.includes("\n")) return false;
  return lines.every((line, index) => line.trimEnd() === again[index]?.trimEnd());
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
