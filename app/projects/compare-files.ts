import { createTwoFilesPatch } from "diff";
import { threadTime } from "~/platform/processor-time";
import { byteLength } from "./byte-size";
import { type FileDiff, namesOf, type Sized, type TextSize } from "./file-diff";
import type { PathChange } from "./manifest";

/** A file before and after; null where there was or is none. */
export interface ChangedFile extends PathChange {
  before: string | null;
  after: string | null;
}

/** How much work comparing may be. */
export interface CompareBounds {
  /** Lines removed and added in one file: the work grows with their square. */
  editLength: number;
  /** Milliseconds of a processor for all files; what has begun then is ended by `editLength`. */
  ms: number;
}

/** Files to compare, and how much work that may be. */
export interface Comparison {
  files: readonly ChangedFile[];
  bounds: CompareBounds;
}

/** What came of comparing files, in their order, and the milliseconds of a processor that it took. */
export interface Compared<T> {
  found: (T | Sized)[];
  ms: number;
}

/**
 * Compares files line by line, in order. What is beyond the bounds is told by its sizes: of a file that
 * was created or deleted it is "too-long", else "too-different".
 */
export function compareFiles({ files, bounds }: Comparison): Compared<FileDiff> {
  return compareEach(files, bounds, (file) => {
    const { path, action, before, after } = file;
    const options = { maxEditLength: bounds.editLength };
    const texts = [before ?? "", after ?? ""] as const;
    const patch = createTwoFilesPatch(...namesOf(file), ...texts, undefined, undefined, options);
    return patch === undefined ? null : { path, action, patch };
  });
}

/** Compares files in order, as long as there is time. @param compareOne null beyond the bounds */
export function compareEach<T>(
  files: readonly ChangedFile[],
  { ms }: CompareBounds,
  compareOne: (file: ChangedFile) => T | null,
): Compared<T> {
  // Of the processor: on a busy machine little is compared in a while.
  const began = threadTime();
  const taken = () => threadTime() - began;
  const found = files.map((file) => (taken() < ms && compareOne(file)) || bySizes(file));
  return { found, ms: taken() };
}

function bySizes({ path, action, before, after }: ChangedFile): Sized {
  const notShown = action === "updated" ? "too-different" : "too-long";
  return { path, action, notShown, before: sizeOf(before), after: sizeOf(after) };
}

/** How large a text is; null for none. */
export function sizeOf(text: string | null): TextSize | null {
  if (text === null) return null;
  let lines = text === "" || text.endsWith("\n") ? 0 : 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines += 1;
  return { bytes: byteLength(text), lines };
}
