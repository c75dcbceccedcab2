import type { Finder, Hit, StretchLengths } from "./search-store.server";

/** What was found so far. */
export interface LookedThrough {
  /** The newest first. */
  hits: Hit[];
  /** Everything from this number on was looked through; null when nothing is left. */
  at: number | null;
}

/** By so much a stretch is longer than the one before, or shorter than one that had too much. */
const GROWTH = 4;

/**
 * Looks for posts from the newest on, stretch by stretch, until there are enough of them, none are
 * left, or enough was looked at: a search costs the same in a forum of any age. Words of most posts
 * are found in the first stretch, and rare ones in few very long ones; what remains are words that are
 * frequent by themselves and hardly ever stand together.
 *
 * @param before above the highest number
 * @param take hits that are enough
 */
export async function lookThrough(
  find: Finder,
  { before, take }: { before: number; take: number },
  { first, longest: most, compared: mostCompared }: StretchLengths,
): Promise<LookedThrough> {
  const hits: Hit[] = [];
  let [at, length, longest, compared] = [before, first, most, 0];
  while (at > 1 && compared < mostCompared) {
    const from = Math.max(1, at - length);
    const found = await find({ from, before: at, take: take - hits.length });
    const looked = at - (found.from ?? from);
    compared += found.compared;
    if (found.hits) {
      hits.push(...found.hits);
      if (hits.length >= take) return { hits, at: hits.at(-1)?.number ?? from };
      at -= looked;
    } else {
      longest = Math.max(first, Math.floor(looked / GROWTH));
    }
    // Posts compared per number in the last stretch: the next one is so long that it stays within what is left.
    const price = looked > first ? found.compared / looked : 0;
    const left = Math.floor((mostCompared - compared) / price);
    if (left < first) break;
    length = Math.min(found.hits ? looked * GROWTH : longest, longest, left);
  }
  return { hits, at: at > 1 ? at : null };
}
