import { diffLines, diffWordsWithSpace } from "diff";
import { type ChangedFile, type Compared, type Comparison, compareEach } from "./compare-files";
import type { Sized } from "./file-diff";
import type { PathChange } from "./manifest";

/** A piece of a line; what differs from the line on the other side is marked. */
export interface LinePart {
  text: string;
  isChanged?: true;
}

/** A line of a version, by its number there from 1. */
export interface ChangedLine {
  number: number;
  parts: LinePart[];
}

/** Lines that are the same on both sides, or that one side has and the other has not. */
export type Stretch =
  | { kind: "same"; old: number; now: number; lines: string[]; isFolded: boolean }
  /** Lines that are the same and too many to be sent. */
  | { kind: "skipped"; count: number }
  | { kind: "changed"; removed: ChangedLine[]; added: ChangedLine[] };

/** How one file differs between two versions: line by line, or by sizes where lines are not shown. */
export type ComparedFile =
  | (PathChange & { stretches: Stretch[]; removed: number; added: number })
  | Sized;

/** Lines around a change that are shown unfolded. */
const AROUND = 3;
/** A folded stretch of at most so many lines is sent whole. */
const FOLDED_LINES = 300;
/** Lines that are compared word by word, of this length at most and so many in one file. */
const WORD_LINE = 600;
const WORD_LINES = 400;
/** Words that two lines may differ in: beyond that they are two lines. */
const WORD_EDITS = 60;

/**
 * Compares files line by line, and changed lines word by word, in order. What is beyond the bounds is told by
 * its sizes, as `compareFiles` does.
 */
export function compareLines({ files, bounds }: Comparison): Compared<ComparedFile> {
  return compareEach(files, bounds, (file) => compareOne(file, bounds.editLength));
}

function compareOne(file: ChangedFile, editLength: number): ComparedFile | null {
  const { path, action, before, after } = file;
  const found = diffLines(before ?? "", after ?? "", { maxEditLength: editLength });
  if (!found) return null;
  const stretches: Stretch[] = [];
  const at = { old: 1, now: 1, words: WORD_LINES };
  let [removed, added] = [0, 0];
  for (let index = 0; index < found.length; index += 1) {
    const piece = found[index];
    if (!piece) continue;
    const lines = linesOf(piece.value);
    if (!piece.removed && !piece.added) {
      const edges = { isFirst: index === 0, isLast: index === found.length - 1 };
      stretches.push(...foldSame(lines, at, edges));
      at.old += lines.length;
      at.now += lines.length;
      continue;
    }
    const next = found[index + 1];
    const isPair = piece.removed && next?.added === true;
    const gone = piece.removed ? lines : [];
    const come = isPair ? linesOf(next.value) : piece.added ? lines : [];
    if (isPair) index += 1;
    stretches.push(pairLines(gone, come, at));
    at.old += gone.length;
    at.now += come.length;
    removed += gone.length;
    added += come.length;
  }
  return { path, action, stretches, removed, added };
}

function linesOf(text: string): string[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/** A stretch of equal lines: what is next to a change is shown, the rest folded. */
function foldSame(
  lines: string[],
  at: { old: number; now: number },
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Stretch[] {
  const head = isFirst ? 0 : AROUND;
  const tail = isLast ? 0 : AROUND;
  const same = (from: number, to: number, isFolded: boolean): Stretch => {
    const [old, now] = [at.old + from, at.now + from];
    return { kind: "same", old, now, lines: lines.slice(from, to), isFolded };
  };
  const hidden = lines.length - head - tail;
  // A fold of a line or two saves nobody anything.
  if (hidden <= AROUND) return lines.length > 0 ? [same(0, lines.length, false)] : [];
  return [
    ...(head > 0 ? [same(0, head, false)] : []),
    hidden > FOLDED_LINES
      ? { kind: "skipped" as const, count: hidden }
      : same(head, lines.length - tail, true),
    ...(tail > 0 ? [same(lines.length - tail, lines.length, false)] : []),
  ];
}

function pairLines(
  gone: string[],
  come: string[],
  at: { old: number; now: number; words: number },
): Stretch {
  const removed = gone.map((text, n) => ({ number: at.old + n, parts: [{ text }] as LinePart[] }));
  const added = come.map((text, n) => ({ number: at.now + n, parts: [{ text }] as LinePart[] }));
  for (let n = 0; n < Math.min(gone.length, come.length) && at.words > 0; n += 1) {
    const words = compareWords(gone[n] ?? "", come[n] ?? "");
    at.words -= 1;
    const [left, right] = [removed[n], added[n]];
    if (!words || !left || !right) continue;
    left.parts = words.before;
    right.parts = words.after;
  }
  return { kind: "changed", removed, added };
}

/** The words in which two lines differ; null where they have little in common. */
export function compareWords(
  before: string,
  after: string,
): { before: LinePart[]; after: LinePart[] } | null {
  if (Math.max(before.length, after.length) > WORD_LINE) return null;
  const found = diffWordsWithSpace(before, after, { maxEditLength: WORD_EDITS });
  if (!found) return null;
  const common = found
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0);
  if (common * 3 < Math.max(before.trim().length, after.trim().length)) return null;
  const side = (isOther: (piece: { added: boolean; removed: boolean }) => boolean): LinePart[] =>
    found
      .filter((piece) => !isOther(piece))
      .map(({ value, added, removed }) =>
        added || removed ? { text: value, isChanged: true } : { text: value },
      );
  return { before: side(({ added }) => added), after: side(({ removed }) => removed) };
}

/** How much of a page a comparison takes. */
export function measureStretches(stretches: readonly Stretch[]) {
  let [lines, characters] = [0, 0];
  const count = (text: string) => {
    lines += 1;
    characters += text.length;
  };
  for (const stretch of stretches) {
    if (stretch.kind === "same") stretch.lines.forEach(count);
    if (stretch.kind !== "changed") continue;
    for (const { parts } of [...stretch.removed, ...stretch.added]) {
      count(parts.map(({ text }) => text).join(""));
    }
  }
  return { lines, characters };
}
