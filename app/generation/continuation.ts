/** Lines of overlap that are looked for: models repeat a few lines, seldom a page. */
const OVERLAP_LINES = 60;

/**
 * Joins an answer that was cut off with its continuation. The cut line is dropped, for the
 * continuation writes it again, and lines that the continuation repeats are kept once.
 *
 * @param partial the answer so far, as it was received
 * @param continuation what the model sent when asked to go on from the last complete line
 */
export function joinContinuation(partial: string, continuation: string): string {
  const cut = partial.lastIndexOf("\n") + 1;
  const whole = partial.slice(0, cut);
  const cutLine = partial.slice(cut);
  const next = continuation.replace(/^\s*\n/, "");
  const firstLine = next.slice(0, endOfLine(next));
  // Some models go on exactly where they stopped, in the middle of the line.
  if (cutLine !== "" && !firstLine.trimStart().startsWith(cutLine.trim().slice(0, 12))) {
    const seam = overlapOf(splitLines(whole), splitLines(next));
    if (seam === 0) return partial + continuation;
  }
  const lines = splitLines(next);
  const repeated = overlapOf(splitLines(whole), lines);
  return whole + lines.slice(repeated).join("");
}

/** How many lines at the start of `next` repeat the end of `whole`. */
function overlapOf(whole: string[], next: string[]): number {
  const most = Math.min(OVERLAP_LINES, whole.length, next.length);
  for (let count = most; count > 0; count -= 1) {
    const tail = whole.slice(-count);
    const matches = tail.every((line, index) => line.trimEnd() === next[index]?.trimEnd());
    // A single blank line or brace repeats by chance.
    if (matches && tail.some((line) => line.trim().length > 2)) return count;
  }
  return 0;
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function endOfLine(text: string): number {
  const newline = text.indexOf("\n");
  return newline < 0 ? text.length : newline;
}
