import {
  echoes,
  isOddlyIndented,
  isSpaceUnclear,
  isTalk,
  repeatsEnd,
  withoutThoughts,
} from "./continuation-doubts";
import { endsInFence, joinFence, marksOf, type OpenFile, opensAgain } from "./continuation-fence";
import { isLineWhole, isProse } from "./continuation-line-end";
import { openerIn, restartIn, splitLines, TALK_LINES } from "./continuation-opening";
import { isAnchored, overlapOf, repeatsOf } from "./continuation-overlap";
import { HEAD_LINES, joinProse, restOf } from "./continuation-prose";
import { indentOf, isRemainder, isSameLine, LINE_START } from "./continuation-seam";
import { ResponseParser } from "./parser";

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
  const parser = new ResponseParser();
  parser.write(partial);
  const file = parser.openFile;
  if (continuation.trim() === "") return file && endsInFence(partial) ? null : partial;
  if (!file) return joinProse(partial, continuation);
  const open = {
    ...file,
    marks: marksOf(partial.slice(file.openedAt, file.contentAt)),
  };
  const opener = openerIn(continuation);
  // Text may hold code of its own: what opens that is shorter than what opened the file, or of another language.
  const isOwn = opener?.path === null && isProse(open.path) && !opensAgain(opener.opening, open);
  if (!opener || isOwn) return joinFile(partial, open, continuation, false);
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
  return joinFile(partial, open, body, true);
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
export function beforeOpenFile(partial: string): {
  path: string | null;
  text: string;
} {
  const parser = new ResponseParser();
  parser.write(partial);
  const open = parser.openFile;
  if (open) return { path: open.path, text: partial.slice(0, open.openedAt) };
  return { path: null, text: partial.slice(0, partial.lastIndexOf("\n") + 1) };
}

function joinFile(
  partial: string,
  open: OpenFile,
  body: string,
  isReopened: boolean,
): string | null {
  const { contentAt } = open;
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
    : joinCutLine({
        partial,
        open,
        whole,
        file,
        cutLine,
        body,
        lines,
        first,
        line,
      });
}

function joinCutLine(seam: {
  partial: string;
  open: OpenFile;
  whole: string;
  file: readonly string[];
  cutLine: string;
  body: string;
  lines: readonly string[];
  first: number;
  line: string;
}): string | null {
  const { partial, open, whole, file, cutLine, body, lines, first, line } = seam;
  if (isTalk(line)) return null;
  if (endsInFence(cutLine)) {
    const joint = joinFence(cutLine, line, first, open.marks);
    return joint === null ? null : (joint === "behind" ? partial : whole) + body;
  }
  if (cutLine.trim() === "") {
    // Indentation alone: a line that has none goes on behind it, another one may or may not.
    const isOdd = /^\s/.test(line) || LINE_START.test(line) || /^[`~]{3}/.test(line);
    const after = lines.slice(first + 1).find((other) => other.trim() !== "") ?? "}";
    // Where the rest of the line was left out, a line at the left edge comes, and another one behind it.
    const isNext = !/^(?:\s|[)\]}]|<\/|[`~]{3})/.test(after);
    const isDoubtful = first > 0 || isOdd || isNext || isOddlyIndented(cutLine + line, file);
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
    const end = { path: open.path, cutLine, file, ends: first, next: line };
    return !isAgain && isLineWhole(end) ? partial + body : null;
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
    const line = lines[skip] ?? "";
    const rest = lines.slice(skip);
    const overlap = overlapOf(file, rest);
    if (overlap === "unclear") {
      // Short lines repeat anywhere; with the line that was cut behind them they are certain.
      const sure = repeatsOf(file, rest).filter((count) => isSameLine(cutLine, rest[count] ?? ""));
      const [only] = sure;
      if (only === undefined || sure.length > 1) return null;
      return whole + rest.slice(only).join("") + restOf(body, lines);
    }
    if (overlap > 0) {
      // A blank line may be the file's, or part what was said from more lines that are repeated.
      const isParted =
        line.trim() === "" && repeatsOf(file, rest.slice(1)).some((n) => n >= overlap);
      if (isParted || !isAnchored(cutLine, rest, overlap)) return null;
      return whole + rest.slice(overlap).join("") + restOf(body, lines);
    }
    if (line.trim() !== "" && !isTalk(line)) break;
  }
  return undefined;
}
