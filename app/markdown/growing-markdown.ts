import type Token from "markdown-it/lib/token.mjs";
import { createElement, Fragment, type ReactNode } from "react";
import { elementsOf } from "./markdown-elements";
import { parseMarkdown } from "./parse-markdown";

/** The last blocks may still become something else: a line of dashes makes a heading of a paragraph. */
const OPEN_BLOCKS = 2;

/**
 * A text that grows at its end, as an answer that is being written: what cannot change any more is
 * read once and stays the same elements, so that a whole stream costs about what its text costs.
 */
export class GrowingMarkdown {
  readonly #parse: typeof parseMarkdown;
  #settled = "";
  #elements: ReactNode[] = [];

  constructor(parse: typeof parseMarkdown = parseMarkdown) {
    this.#parse = parse;
  }

  /**
   * @param text all of it so far; one that does not begin with the last is read anew
   * @returns null where it is to be shown as it was written
   */
  read(text: string): ReactNode[] | null {
    if (!text.startsWith(this.#settled)) {
      this.#settled = "";
      this.#elements = [];
    }
    const tail = text.slice(this.#settled.length);
    const tokens = this.#parse(tail);
    if (!tokens) return null;
    const starts = tokens.flatMap(({ level, nesting, map }, index) =>
      level === 0 && nesting >= 0 && map ? [{ index, line: map[0] }] : [],
    );
    const open = starts.at(-OPEN_BLOCKS);
    if (!open || starts.length === OPEN_BLOCKS) return [...this.#elements, this.#chunk(tokens)];
    this.#elements.push(this.#chunk(tokens.slice(0, open.index)));
    this.#settled += firstLines(tail, open.line);
    return [...this.#elements, this.#chunk(tokens.slice(open.index))];
  }

  #chunk(tokens: Token[]): ReactNode {
    return createElement(Fragment, { key: this.#elements.length }, elementsOf(tokens));
  }
}

/** The first lines of a text, with their ends as they are. */
function firstLines(text: string, count: number): string {
  const ends = text.matchAll(/\r\n?|\n/g);
  let end = 0;
  for (let line = 0; line < count; line += 1) {
    const found = ends.next().value;
    if (!found) return text;
    end = found.index + found[0].length;
  }
  return text.slice(0, end);
}
