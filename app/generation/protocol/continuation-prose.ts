import { isSpaceUnclear, isTalk, repeatsEnd } from "./continuation-doubts";
import { splitLines } from "./continuation-opening";
import { overlapOf } from "./continuation-overlap";
import { looksLikeEnvelope } from "./envelope-keys";
import { readFence } from "./parser-fences";
import { explicitPath } from "./parser-names";

/** Lines of a continuation that decide how it joins. */
export const HEAD_LINES = 72;
/** Lines at the start of a continuation among which the opener of a file is looked for. */
const OPENING_LINES = 4;

/** Joins an answer that was cut outside a file, or in the line that opens one. */
export function joinProse(partial: string, continuation: string): string | null {
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
  if (path !== null) {
    // Without quotation marks nothing but the path itself stands behind its name.
    const isName =
      /=\s*(?:"[^"]*"|'[^']*')(?:[\s>]|$)/.test(opener) || /^[\w.@/[\]$-]*$/.test(line.trim());
    return isQuotedWhole && isName && !/[\s<>"'`=]/.test(path);
  }
  return fence ? /^[`~]{0,2}[\w-]{0,20}$/.test(line.trim()) : /^\s*<\w[^<>]*>/.test(opener);
}

/** What of a continuation comes after its head. */
export function restOf(body: string, head: readonly string[]): string {
  return body.slice(head.reduce((length, line) => length + line.length, 0));
}
