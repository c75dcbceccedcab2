import type { EditBlock } from "./edit-blocks";

export type { EditBlock } from "./edit-blocks";

export type ApplyResult =
  | { ok: true; content: string }
  | { ok: false; failed: number; reason: "not_found" | "ambiguous"; message: string };

/** How lines are compared, from strict to forgiving; the first level that finds anything decides. */
const LEVELS: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.trimEnd(),
  (line) => line.trim(),
  (line) => foldUnicode(line.trim()),
];
const INDENT_LEVEL = 2;

/**
 * Applies SEARCH/REPLACE blocks in order. Each must match exactly one place; the text is compared
 * line by line, first exactly, then without trailing space, without indentation, and with
 * typographic characters folded. A replacement found by indentation is indented like its place.
 *
 * @returns the new content, or which block (0-based) failed and why, in words a model can act on
 */
export function applyEdits(content: string, edits: readonly EditBlock[]): ApplyResult {
  const crlf = content.includes("\r\n");
  let lines = splitLines(content);
  for (const [index, edit] of edits.entries()) {
    const search = splitLines(edit.search);
    const replace = splitLines(edit.replace).map((line) => (crlf ? withCrlf(line) : line));
    if (search.every((line) => line.trim() === "")) {
      if (content.trim() === "") {
        lines = replace;
        continue;
      }
      return failure(index, "not_found", "its SEARCH part is empty");
    }
    const found = findUnique(lines, search);
    if (found === "ambiguous") {
      return failure(index, "ambiguous", "its SEARCH part matches several places; add lines");
    }
    if (!found) return failure(index, "not_found", "its SEARCH part is not in the file");
    const { at, level } = found;
    const place = lines.slice(at, at + search.length);
    const placed = level >= INDENT_LEVEL ? reindent(replace, search, place) : replace;
    lines = [
      ...lines.slice(0, at),
      ...keepLastLineEnd(placed, place),
      ...lines.slice(at + search.length),
    ];
  }
  return { ok: true, content: lines.join("") };
}

function findUnique(
  lines: readonly string[],
  search: readonly string[],
): { at: number; level: number } | "ambiguous" | null {
  for (const [level, fold] of LEVELS.entries()) {
    const wanted = search.map((line) => fold(withoutEnd(line)));
    const have = lines.map((line) => fold(withoutEnd(line)));
    const hits: number[] = [];
    for (let at = 0; at + wanted.length <= have.length; at += 1) {
      if (wanted.every((line, offset) => have[at + offset] === line)) hits.push(at);
      if (hits.length > 1) return "ambiguous";
    }
    if (hits[0] !== undefined) return { at: hits[0], level };
  }
  return null;
}

/** Moves a replacement to the indentation of its place, judged by the first line that has text. */
function reindent(replace: string[], search: string[], place: string[]): string[] {
  const first = search.findIndex((line) => line.trim() !== "");
  const from = indentOf(search[first] ?? "");
  const to = indentOf(place[first] ?? "");
  if (from === to) return replace;
  return replace.map((line) => {
    if (line.trim() === "") return line;
    return line.startsWith(from) ? to + line.slice(from.length) : to + line.trimStart();
  });
}

/** A file without a final line end stays so; one in the middle never loses its own. */
function keepLastLineEnd(placed: string[], place: readonly string[]): string[] {
  const last = placed.at(-1);
  const endsOpen = place.at(-1)?.endsWith("\n") === false;
  if (last === undefined || !endsOpen) return placed;
  return [...placed.slice(0, -1), withoutEnd(last)];
}

/** Lines with their terminators; the last one may have none. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function withoutEnd(line: string): string {
  return line.replace(/\r?\n$/, "");
}

function withCrlf(line: string): string {
  return line.replace(/\r?\n$/, "\r\n");
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}

function foldUnicode(line: string): string {
  return line
    .normalize("NFKC")
    .replaceAll(/[‘’‚‛′]/g, "'")
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, "-")
    .replaceAll(/\s+/g, " ");
}

function failure(failed: number, reason: "not_found" | "ambiguous", what: string): ApplyResult {
  return { ok: false, failed, reason, message: `Edit ${failed + 1} was not applied: ${what}.` };
}
