import { foldWord } from "./fold-words";
import { isLookedFor, type SearchTerm } from "./search-query";

/** A piece of a found text, and whether it is what was looked for. */
export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** How much of a text is shown before and after what was found, in characters. */
const BEFORE = 60;
const LENGTH = 240;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A text with what was found in it marked. */
export function markFound(text: string, terms: readonly SearchTerm[]): FoundPart[] {
  const parts: FoundPart[] = [];
  let end = 0;
  for (const [from, to] of placesIn(text, terms)) {
    if (from > end) parts.push({ text: text.slice(end, from), isFound: false });
    parts.push({ text: text.slice(from, to), isFound: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

/** The part of a text around the first thing that was found, or its beginning; marked. */
export function excerptOf(text: string, terms: readonly SearchTerm[]): FoundPart[] {
  const first = placesIn(text, terms).next().value?.[0] ?? 0;
  const from = first <= BEFORE ? 0 : afterSpace(text, first - BEFORE, first);
  const to = from + LENGTH >= text.length ? text.length : beforeSpace(text, from + LENGTH);
  const parts = markFound(text.slice(from, to).replaceAll(/\s+/g, " "), terms);
  if (from > 0) parts.unshift({ text: "… ", isFound: false });
  if (to < text.length) parts.push({ text: " …", isFound: false });
  return parts;
}

/** Where what is looked for stands in a text, in order. */
function* placesIn(text: string, terms: readonly SearchTerm[]): Generator<[number, number]> {
  const runs = terms.map(runOf).filter((run) => run !== "");
  for (const found of text.matchAll(WORD)) {
    const [word] = found;
    const { index } = found;
    if (isLookedFor(word, terms)) {
      yield [index, index + word.length];
      continue;
    }
    const folded = foldWord(word);
    // Signs of scripts without spaces, inside of what looks like one word.
    const run =
      folded.length === word.length ? runs.find((one) => folded.includes(one)) : undefined;
    if (run === undefined) continue;
    const at = index + folded.indexOf(run);
    yield [at, at + run.length];
  }
}

/** The signs of a run of pairs, or the one sign that is looked for; "" for other words. */
function runOf({ tokens, isPrefix }: SearchTerm): string {
  const [first = ""] = tokens;
  const isSign = /^[^\p{Script=Latin}\p{N}]{1,2}$/u.test(first);
  if (!isSign || (isPrefix && tokens.length > 1)) return "";
  return tokens.length === 1
    ? first
    : first +
        tokens
          .slice(1)
          .map((pair) => [...pair].at(-1))
          .join("");
}

function afterSpace(text: string, from: number, before: number): number {
  const space = text.slice(from, before).search(/\s/);
  return space < 0 ? wholeSign(text, from) : from + space + 1;
}

function beforeSpace(text: string, to: number): number {
  const space = text.lastIndexOf(" ", to);
  return space > to - BEFORE ? space : wholeSign(text, to);
}

/** Not between the two halves of a sign. */
function wholeSign(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at;
}
