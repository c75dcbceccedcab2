import type { SearchTerm } from "./search-query";
import type { Stretch, Wanted } from "./search-store.server";

/** Beyond it positions are all alike (https://www.postgresql.org/docs/current/textsearch-limitations.html). */
const LAST_POSITION = 16_383;
/** Posts of one age by their numbers, as the index has it; long stretches go by long ages. */
const AGES = [
  { word: "xe", posts: 4_096 },
  { word: "xf", posts: 65_536 },
] as const;

/** Words in their order as a `tsvector` is written: they are letters and digits alone, so that quotes hold them. */
export function vectorOf(words: readonly string[]): string {
  return words.map((word, at) => `'${word}':${Math.min(at + 1, LAST_POSITION)}`).join(" ");
}

/** What is wanted as a `tsquery` is written. */
export function queryOf({ terms, facets }: Wanted): string {
  const either = facets.map((words) => `(${words.map((word) => `'${word}'`).join(" | ")})`);
  return [...terms.map(termQueryOf), ...either].join(" & ");
}

/** The ages of a stretch's posts, as words of their own. */
export function agesOf({ from, before }: Stretch): string[] {
  const [short, long] = AGES;
  // Two words of long ages are looked up sooner than a dozen of short ones.
  const { word, posts } = before - from > long.posts / 2 ? long : short;
  const first = Math.floor(from / posts);
  const last = Math.floor((before - 1) / posts);
  return Array.from({ length: last - first + 1 }, (_, at) => `${word}${first + at}`);
}

/** What one post's index entry is made of: the very expression that the migration indexed. */
export const INDEXED = `("words" || array_to_tsvector(ARRAY[${AGES.map(
  ({ word, posts }) => `'${word}' || ("number" / ${posts})::text`,
).join(", ")}]))`;

/** One term of it. */
export function termQueryOf({ tokens, isPrefix }: SearchTerm): string {
  const words = tokens.map((token) => `'${token}'`);
  return `(${words.join(" <-> ")}${isPrefix ? ":*" : ""})`;
}
