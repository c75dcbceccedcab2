import { createTwoFilesPatch } from "diff";
import { byteLength } from "./byte-size";
import { type FileDiff, namesOf, type TextSize } from "./file-diff";
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
  /** Milliseconds for all files. */
  ms: number;
}

/** Files to compare, and how much work that may be. */
export interface Comparison {
  files: readonly ChangedFile[];
  bounds: CompareBounds;
}

/**
 * Compares files line by line, in order. What is beyond the bounds is told by its sizes: of a file that
 * was created or deleted it is "too-long", else "too-different".
 */
export function compareFiles({ files, bounds }: Comparison): FileDiff[] {
  const end = performance.now() + bounds.ms;
  return files.map((file) => {
    const { path, action, before, after } = file;
    const left = end - performance.now();
    const patch =
      left > 0
        ? createTwoFilesPatch(...namesOf(file), before ?? "", after ?? "", undefined, undefined, {
            maxEditLength: bounds.editLength,
            timeout: left,
          })
        : undefined;
    if (patch !== undefined) return { path, action, patch };
    const notShown = action === "updated" ? "too-different" : "too-long";
    return { path, action, notShown, before: sizeOf(before), after: sizeOf(after) };
  });
}

/** How large a text is; null for none. */
export function sizeOf(text: string | null): TextSize | null {
  if (text === null) return null;
  let lines = text === "" || text.endsWith("\n") ? 0 : 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines += 1;
  return { bytes: byteLength(text), lines };
}
