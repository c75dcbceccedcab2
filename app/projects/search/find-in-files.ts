import { createMatcher, type Match, type Matcher } from "./matcher";
import { createPathFilter } from "./path-filter";
import {
  type FileMatches,
  SEARCH_BOUNDS,
  type SearchMatch,
  type SearchQuery,
} from "./search-query";

/** Letters that stand before a match in a long line. */
const BEFORE = 20;

/**
 * Looks through texts, one file after the other, so that the first are told while others are read.
 *
 * @param files path → text
 * @throws {NotARegExp}
 */
export function* findInFiles(
  files: Iterable<readonly [path: string, text: string]>,
  query: SearchQuery,
): Generator<FileMatches> {
  const find = createMatcher(query);
  const isWanted = createPathFilter(query);
  let left: number = SEARCH_BOUNDS.inAll;
  for (const [path, text] of files) {
    if (!isWanted(path)) continue;
    const found = findInFile(text, find, Math.min(left, SEARCH_BOUNDS.perFile));
    left -= found.matches.length;
    if (found.count > 0) yield { path, ...found };
  }
}

/** The matches of a text: all are counted, the first `most` told. */
function findInFile(text: string, find: Matcher, most: number) {
  const matches: SearchMatch[] = [];
  let count = 0;
  let line = 1;
  let lineStart = 0;
  for (const match of find(text)) {
    count += 1;
    if (count > most) continue;
    for (
      let end = text.indexOf("\n", lineStart);
      end >= 0 && end < match.start;
      end = text.indexOf("\n", lineStart)
    ) {
      line += 1;
      lineStart = end + 1;
    }
    matches.push(toSearchMatch(text, match, line, lineStart));
  }
  return { matches, count };
}

function toSearchMatch(text: string, { start, end }: Match, line: number, lineStart: number) {
  const next = text.indexOf("\n", start);
  const lineEnd = next < 0 ? text.length : next;
  const indent = text.slice(lineStart, start).search(/\S|$/);
  const from = Math.max(lineStart + indent, start - BEFORE);
  const shown = text.slice(from, Math.min(lineEnd, from + SEARCH_BOUNDS.line));
  return {
    line,
    column: start - lineStart + 1,
    length: end - start,
    text: shown.replace(/\r$/, ""),
    at: start - from,
  };
}
