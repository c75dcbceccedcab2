import { diffLines } from "diff";

export interface SearchReplace {
  search: string;
  replace: string;
}

/** Lines that the edit syntax itself is made of; a text that holds one is sent whole. */
const SYNTAX = /^(?:<{5,}|={5,}|>{5,})/m;

/** The cost of a diff grows with the square of the lines that differ. */
const MOST_CHANGED_LINES = 400;

interface Hunk {
  start: number;
  end: number;
  lines: string[];
}

/**
 * The change from `before` to `after` as SEARCH/REPLACE blocks. Every search is whole lines that
 * occur exactly once when its turn comes. Null when blocks cannot say it, or would not be shorter.
 */
export function editBlocks(before: string, after: string): SearchReplace[] | null {
  if (SYNTAX.test(before) || SYNTAX.test(after)) return null;
  if (!before.endsWith("\n") || !after.endsWith("\n")) return null;
  const hunks = hunksOf(before, after);
  if (!hunks) return null;
  const lines = before.split(/(?<=\n)/);
  const blocks: SearchReplace[] = [];
  for (const hunk of hunks) {
    const block = uniqueBlock(lines, before, hunk);
    if (!block) return null;
    blocks.push(block);
  }
  return replays(before, after, blocks) && lengthOf(blocks) < after.length ? blocks : null;
}

/** Null when the texts differ in so much that a whole file says it better, and sooner. */
function hunksOf(before: string, after: string): Hunk[] | null {
  const hunks: Hunk[] = [];
  let line = 0;
  const parts = diffLines(before, after, { maxEditLength: MOST_CHANGED_LINES });
  if (!parts) return null;
  for (const part of parts) {
    const lines = part.value.split(/(?<=\n)/);
    if (!part.added && !part.removed) {
      line += lines.length;
      continue;
    }
    const last = hunks.at(-1);
    const hunk = last && last.end === line ? last : { start: line, end: line, lines: [] };
    if (hunk !== last) hunks.push(hunk);
    if (part.removed) {
      line += lines.length;
      hunk.end = line;
    } else hunk.lines.push(...lines);
  }
  return hunks;
}

/** Adds lines around a change, nearest first, until its search is found exactly once. */
function uniqueBlock(lines: string[], before: string, hunk: Hunk): SearchReplace | null {
  let { start, end } = hunk;
  if (start === end && start > 0) start -= 1;
  for (;;) {
    const search = lines.slice(start, end).join("");
    if (search.trim() !== "" && occursOnce(before, search)) {
      return {
        search,
        replace: [
          ...lines.slice(start, hunk.start),
          ...hunk.lines,
          ...lines.slice(hunk.end, end),
        ].join(""),
      };
    }
    if (start === 0 && end >= lines.length) return null;
    if (start > 0) start -= 1;
    if (end < lines.length) end += 1;
  }
}

function occursOnce(text: string, search: string): boolean {
  const at = text.indexOf(search);
  return at >= 0 && text.indexOf(search, at + 1) < 0;
}

/** Blocks are applied one after the other: each must be unique at its turn and give `after`. */
function replays(before: string, after: string, blocks: SearchReplace[]): boolean {
  let text = before;
  for (const { search, replace } of blocks) {
    if (!occursOnce(text, search)) return false;
    const at = text.indexOf(search);
    text = text.slice(0, at) + replace + text.slice(at + search.length);
  }
  return text === after;
}

function lengthOf(blocks: SearchReplace[]): number {
  return blocks.reduce((sum, { search, replace }) => sum + search.length + replace.length, 0);
}
