import { reindent } from "./apply-indent";
import { findPlace, INDENT_LEVEL, splitLines, withoutEnd, withoutOddMarks } from "./apply-match";
import { findPart } from "./apply-part";
import type { EditBlock } from "./parser-edits";

export type { EditBlock } from "./parser-edits";

export type ApplyResult =
  | { ok: true; content: string }
  | { ok: false; failed: number; reason: "not_found" | "ambiguous"; message: string };

/** Characters of a search's first line that a message quotes. */
const QUOTED = 60;

/**
 * Applies SEARCH/REPLACE blocks in order, each to what the ones before it left. A search must be
 * found at exactly one place, as whole lines: compared exactly, else without trailing space,
 * else without indentation (the replacement is then indented like its place), else with
 * typographic characters folded, else with quotation marks and entities folded; else as a part of a line, exactly.
 * Blank lines around a search that is nowhere are left out. An empty search fills an empty file. Line ends stay as the file
 * has them.
 *
 * @returns the new content, or which block (0-based) failed and why, in words a model can act on
 */
export function applyEdits(content: string, edits: readonly EditBlock[]): ApplyResult {
  let lines = splitLines(content);
  for (const [index, sent] of edits.entries()) {
    const edit = fits(lines, sent) ? sent : withoutBlankEdges(sent);
    const search = splitLines(edit.search);
    const replace = splitLines(edit.replace);
    const fail = (reason: "not_found" | "ambiguous", why: string): ApplyResult => {
      return {
        ok: false,
        failed: index,
        reason,
        message: `Edit ${index + 1} was not applied: ${why}`,
      };
    };
    if (search.every((line) => line.trim() === "")) {
      if (lines.some((line) => line.trim() !== "")) {
        return fail(
          "not_found",
          "its SEARCH part is empty, which only fits an empty file. Search for the lines next to the place.",
        );
      }
      lines = replace;
      continue;
    }
    const everywhere = edit.isAll ? replaceAll(lines.join(""), edit) : null;
    if (everywhere !== null) {
      lines = splitLines(everywhere);
      continue;
    }
    const place = findPlace(lines, search);
    const part = place ? null : findPart(lines.join(""), withoutEnd(edit.search));
    if (part) {
      if (part.lines.length > 1) return fail("ambiguous", foundAt(search, part.lines));
      lines = splitLines(replacePart(lines.join(""), part.at, edit));
      continue;
    }
    if (!place) {
      return fail(
        "not_found",
        `its SEARCH part, which begins with “${firstInk(search)}”, is not in the file. Copy the lines exactly as they are now.`,
      );
    }
    if (place.others.length > 0) {
      const at = [place.at, ...place.others].map((line) => line + 1);
      return fail("ambiguous", foundAt(search, at));
    }
    const found = lines.slice(place.at, place.at + search.length);
    const plain = withoutOddMarks(search, found);
    const typed = plain(replace);
    const isMoved = place.level >= INDENT_LEVEL;
    const placed = isMoved ? reindent(typed, plain(search), found) : typed;
    const isLast = place.at + search.length === lines.length;
    lines = [
      ...lines.slice(0, place.at),
      ...withLineEnds(keepUntouched(placed, replace, search, found), found, isLast),
      ...lines.slice(place.at + search.length),
    ];
  }
  return { ok: true, content: lines.join("") };
}

/** Whether a search stands as it is, or has no blank line at its edges to blame. */
function fits(lines: readonly string[], { search }: EditBlock): boolean {
  const asked = splitLines(search);
  const hasBlankEdge = asked[0]?.trim() === "" || asked.at(-1)?.trim() === "";
  return search.trim() === "" || !hasBlankEdge || findPlace(lines, asked) !== null;
}

/** Models set a block apart with blank lines that the file does not have: as many go from what replaces it. */
function withoutBlankEdges(edit: EditBlock): EditBlock {
  const [search, replace] = [splitLines(edit.search), splitLines(edit.replace)];
  const isInk = (line: string) => line.trim() !== "";
  const above = search.findIndex(isInk);
  const below = search.length - 1 - search.findLastIndex(isInk);
  const first = replace.findIndex(isInk);
  const from = Math.min(above, first < 0 ? replace.length : first);
  const last = replace.length - 1 - replace.findLastIndex(isInk);
  const upTo = Math.max(from, replace.length - Math.min(below, last));
  return {
    ...edit,
    search: search.slice(above, search.length - below).join(""),
    replace: replace.slice(from, upTo).join(""),
  };
}

/** A line that the model repeats as it searched for it stays as the file has it, byte for byte. */
function keepUntouched(
  placed: string[],
  replace: string[],
  search: readonly string[],
  found: readonly string[],
): string[] {
  const stored = new Map<string, string | undefined>();
  for (const [index, line] of search.entries()) {
    const key = withoutEnd(line);
    const isUnclear = stored.has(key) && stored.get(key) !== found[index];
    stored.set(key, isUnclear ? undefined : found[index]);
  }
  return placed.map((line, index) => {
    const original = withoutEnd(replace[index] ?? "");
    return original.trim() === "" ? line : (stored.get(original) ?? line);
  });
}

/** Gives every line the file's own line end; a file without a last one stays so. */
function withLineEnds(placed: string[], found: readonly string[], isLast: boolean): string[] {
  const end = found.some((line) => line.endsWith("\r\n")) ? "\r\n" : "\n";
  const endsOpen = isLast && found.at(-1)?.endsWith("\n") === false;
  return placed.map((line, index) => {
    const open = endsOpen && index === placed.length - 1;
    return open ? withoutEnd(line) : withoutEnd(line) + end;
  });
}

/** Replaces a part of a line; the line goes on behind it. */
function replacePart(content: string, at: number, { search, replace }: EditBlock): string {
  const before = content.slice(0, at);
  const after = content.slice(at + withoutEnd(search).length);
  return before + withoutEnd(replace) + after;
}

/** At every place where it stands to the letter; null where it does not. */
function replaceAll(content: string, { search, replace }: EditBlock): string | null {
  return content.includes(search) ? content.split(search).join(replace) : null;
}

function foundAt(search: readonly string[], lines: readonly number[]): string {
  return `its SEARCH part, which begins with “${firstInk(search)}”, is found at lines ${lines.join(", ")}. Add lines around it until it is found once.`;
}

function firstInk(lines: readonly string[]): string {
  return (lines.find((line) => line.trim() !== "") ?? "").trim().slice(0, QUOTED);
}
