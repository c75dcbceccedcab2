/** Lines of overlap that are looked for: models repeat a few lines, seldom a page. */
const OVERLAP_LINES = 60;
/** Ink from which on repeated lines are no coincidence: "</div>" alone is one. */
const OVERLAP_INK = 8;

/**
 * How many lines at the start of `next` repeat the end of `tail`.
 *
 * @returns 0 for none; "unclear" where it could be so many lines or others, or no repetition at all
 */
export function overlapOf(tail: readonly string[], next: readonly string[]): number | "unclear" {
  const fits = repeatsOf(tail, next);
  const inked = fits.filter((count) => tail.slice(-count).some((line) => line.trim() !== ""));
  const [only] = inked;
  if (only === undefined) return 0;
  if (inked.length > 1) return "unclear";
  const block = tail.slice(-only);
  const ink = block.join("").replaceAll(/\s/g, "").length;
  return ink >= OVERLAP_INK && isUnique(tail, block) ? only : "unclear";
}

/** Every number of lines at the start of `next` that repeats the end of `tail`, the most first. */
export function repeatsOf(tail: readonly string[], next: readonly string[]): number[] {
  const fits: number[] = [];
  const most = Math.min(OVERLAP_LINES, tail.length, next.length);
  for (let count = most; count > 0; count -= 1) {
    const lines = tail.slice(-count);
    if (lines.every((line, index) => line.trimEnd() === next[index]?.trimEnd())) fits.push(count);
  }
  return fits;
}

/** The last lines of a text by which its end is known: as few as are found nowhere before. */
export function anchorOf(lines: readonly string[], most: number): string[] {
  for (let count = 1; count < Math.min(most, lines.length); count += 1) {
    const block = lines.slice(-count);
    const ink = block.join("").replaceAll(/\s/g, "").length;
    if (block[0]?.trim() !== "" && ink >= OVERLAP_INK && isUnique(lines, block)) return block;
  }
  return lines.slice(-most);
}

function isUnique(lines: readonly string[], block: readonly string[]): boolean {
  for (let at = lines.length - block.length - 1; at >= 0; at -= 1) {
    if (block.every((line, index) => lines[at + index]?.trimEnd() === line.trimEnd())) return false;
  }
  return true;
}

/**
 * Whether the line behind lines that are repeated is the cut one again: where it is not, they may be what follows, for
 * the cut line or the one before it stands twice. So may one line be where all three are alike.
 */
export function isAnchored(cutLine: string, lines: readonly string[], count: number): boolean {
  const [line = ""] = lines;
  const next = lines[count];
  const start = cutLine.trimEnd() || cutLine;
  if (start === "" || next === undefined) return true;
  if (!next.startsWith(start)) return false;
  return count > 1 || !line.startsWith(start) || next.trimEnd() !== line.trimEnd();
}
