import type { Gloss } from "./look-up";
import { put } from "./signature";

/** How a clause is put → how English puts it; null for a clause that is put otherwise. */
export type Frame = (words: readonly Gloss[]) => Gloss[] | null;

export function verb(english: string, words: readonly Gloss[]): Gloss {
  return put(english, "verb", words[0]);
}

export const the = (words: readonly Gloss[]): Gloss[] =>
  words[0]?.kind === "the" ? [] : [put("the", "the", words[0])];

/** What the message says where words stand: parts of one compound are one word of it. */
export function saidBy(words: readonly Gloss[]): string {
  return words
    .filter(({ from }, at) => from !== words[at - 1]?.from)
    .map(({ said }) => said)
    .join(" ");
}
