import { declaredIn } from "./declared-names";
import type { ShownCode } from "./lost-code";
import { fitsLanguage } from "./parser-names";

/** So many lines in common say that code is another version of a file, where it declares nothing. */
const SHARED_LINES = 2;
/** Shorter lines stand in any file: a closing tag, a brace. In characters. */
const LINE_LENGTH = 8;
/** An import says what code uses, and not what it is. */
const IMPORT = /^(?:import\b|@import\b|use\b|from\b|#include\b)/;
/** Larger files are not looked through. In characters. */
const FILE_LENGTH = 200_000;

/**
 * Whether code that names no file is another version of one, or of a part of it: it declares again what the file
 * declares, or holds lines of it and others beside them. A piece that stands in the file as it is was quoted.
 *
 * @param pieces all that may be one: the file is read once for them
 */
export function rewritesFile(pieces: readonly ShownCode[], path: string, content: string): boolean {
  if (content.length > FILE_LENGTH) return false;
  const others = pieces.filter(
    ({ language, lines }) =>
      fitsLanguage(language, path) && !content.includes(lines.join("\n").trim()),
  );
  if (others.length === 0) return false;
  const there = content.split("\n");
  const { names } = declaredIn(there);
  const known = new Set(there.map((line) => line.trim()));
  return others.some(({ lines }) => {
    if ([...declaredIn(lines).names].some((name) => names.has(name))) return true;
    const shared = new Set(lines.map((line) => line.trim()).filter((line) => known.has(line)));
    return [...shared].filter((line) => isTelling(line)).length >= SHARED_LINES;
  });
}

const isTelling = (line: string) => line.length >= LINE_LENGTH && !IMPORT.test(line);
