import { contentWords } from "./cues";
import { isAlike, type SaidWord, saidWords } from "./said-words";
import type { ShownEntry, ShownText } from "./screen";

/** Shorter texts stand in many a sentence by chance. */
const LEAST_CHARACTERS = 3;

/** A text of the screen that a wish names word for word, and where in the wish. */
export interface Mention {
  text: ShownText;
  start: number;
  end: number;
}

/** The texts of the screen that a wish says word for word, the longest first; each part of it counts once. */
export function mentionsIn(wish: string, texts: readonly ShownText[]): Mention[] {
  const said = wish.toLowerCase();
  const found: Mention[] = [];
  const longest = texts
    .filter(({ text }) => text.length >= LEAST_CHARACTERS && contentWords(text).length > 0)
    .toSorted((a, b) => b.text.length - a.text.length);
  for (const text of longest) {
    const start = wordsAt(said, text.text.toLowerCase());
    if (start < 0) continue;
    const end = start + text.text.length;
    if (found.some((other) => start < other.end && end > other.start)) continue;
    found.push({ text, start, end });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Where a text stands in another as whole words; -1 where it does not. */
function wordsAt(said: string, text: string): number {
  for (let at = said.indexOf(text); at >= 0; at = said.indexOf(text, at + 1)) {
    const [before, after] = [said[at - 1] ?? " ", said[at + text.length] ?? " "];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
}

/**
 * What is meant by some words: the one of several texts that says most of them, where no other says as
 * many and where most of the words are said. Null where that is none.
 */
export function bestOf<T>(
  words: readonly SaidWord[],
  candidates: readonly T[],
  textOf: (candidate: T) => string,
): T | null {
  const scored = candidates.map((candidate) => {
    const own = saidWords(textOf(candidate));
    const count = words.filter(({ stem }) => own.some((one) => isAlike(one.stem, stem))).length;
    return { candidate, count };
  });
  const most = Math.max(0, ...scored.map(({ count }) => count));
  const best = scored.filter(({ count }) => count === most);
  const [one] = best;
  if (most === 0 || best.length > 1 || !one || words.length - most > most + 1) return null;
  return one.candidate;
}

/** The entry of a list that some words are about; null where several or none could be meant. */
export function entryOf(
  words: readonly SaidWord[],
  entries: readonly ShownEntry[],
): ShownEntry | null {
  return bestOf(words, entries, ({ texts }) => texts.map(({ text }) => text).join(" "));
}
