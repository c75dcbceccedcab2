import { RE2JS, RE2JSException } from "re2js";
import { escapePattern } from "../escape-pattern";
import type { SearchQuery } from "./search-query";

/** One match in a text: from `start` up to `end`; `group` gives what a numbered pair of brackets found. */
export interface Match {
  start: number;
  end: number;
  group(number: number): string;
}

/** Finds all matches of a text, in their order and without any that is empty. */
export type Matcher = (text: string) => Generator<Match>;

/** The expression that was typed is none. The message says why. */
export class NotARegExp extends Error {}

const WORD = /[\p{L}\p{N}_]/u;

/** @throws {NotARegExp} */
export function createMatcher(query: SearchQuery): Matcher {
  const find = query.isRegExp ? byExpression(query) : byWords(query);
  if (!query.wholeWord) return find;
  return function* (text) {
    for (const match of find(text)) if (isWholeWord(text, match)) yield match;
  };
}

/** What is typed as it is: no expression of a browser's own takes longer for such than the text is long. */
function byWords({ text: wanted, matchCase }: SearchQuery): Matcher {
  const pattern = new RegExp(escapePattern(wanted), matchCase ? "gu" : "giu");
  return function* (text) {
    if (wanted === "") return;
    for (const { index, 0: found } of text.matchAll(pattern)) {
      yield { start: index, end: index + found.length, group: () => found };
    }
  };
}

function byExpression({ text: source, matchCase }: SearchQuery): Matcher {
  const flags = RE2JS.MULTILINE | (matchCase ? 0 : RE2JS.CASE_INSENSITIVE);
  let pattern: RE2JS;
  try {
    pattern = RE2JS.compile(source, flags);
  } catch (error) {
    if (error instanceof RE2JSException) throw new NotARegExp(whyNot(error.message));
    throw error;
  }
  return function* (text) {
    const matcher = pattern.matcher(text);
    while (matcher.find()) {
      const [start, end] = [matcher.start(), matcher.end()];
      const group = (number: number) =>
        number <= matcher.groupCount() ? (matcher.group(number) ?? "") : "";
      if (end > start) yield { start, end, group };
    }
  };
}

function isWholeWord(text: string, { start, end }: Match): boolean {
  return !WORD.test(text[start - 1] ?? "") && !WORD.test(text[end] ?? "");
}

/** What RE2 says of an expression, for people. */
function whyNot(said: string): string {
  const [, what = "expression", place = ""] =
    /^error parsing regexp: (.+?)(?:: `(.*)`)?$/s.exec(said) ?? [];
  // Flags of ours stand before what was typed.
  const where = place.replace(/^(?:\(\?[mi]\))+/, "");
  const [ahead] = /^\(\?<?[=!]/.exec(where) ?? [];
  if (ahead) {
    return `${ahead} looks ahead or behind, which this search cannot: it takes no longer than the text is long, whatever is typed.`;
  }
  if (/^\\(?:[1-9]|k)/.test(where)) {
    return `${where} refers back to brackets, which this search cannot. In “Replace with”, $1 does.`;
  }
  const name = what.charAt(0).toUpperCase() + what.slice(1);
  return where ? `${name}: ${where}` : `${name}.`;
}
