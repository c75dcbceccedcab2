import { LANGUAGES } from "../match/facts/language";
import { sectionTextsIn } from "../sections/languages";
import { NAVIGATION } from "../sections/navigation";
import type { PageLanguage } from "./domain";
import { domains } from "./domains";
import { PAGE_WORDS } from "./words";

/** What the starter's own texts are in another language: text → text. */
export type SameText = ReadonlyMap<string, string>;

const known = new Map<string, SameText[]>();

/**
 * The texts that the starter writes into pages, with what they are in another language. A text that is
 * said in pages of several domains may be another in each: those of the domain that the page is of go first.
 *
 * @param shown all texts of the page
 */
export function sameTexts(
  from: PageLanguage,
  to: PageLanguage,
  shown: ReadonlySet<string>,
): SameText {
  const key = `${from}-${to}`;
  const maps = known.get(key) ?? [
    ...domains.map(({ texts }) => paired(texts[from], texts[to])),
    paired(PAGE_WORDS[from], PAGE_WORDS[to]),
    paired(NAVIGATION[from], NAVIGATION[to]),
    sectionTextsIn(from, to),
  ];
  known.set(key, maps);
  const hits = (map: SameText) => [...map.keys()].filter((text) => shown.has(text)).length;
  const sorted = [...maps].sort((a, b) => hits(a) - hits(b));
  return new Map(sorted.flatMap((map) => [...map]));
}

/** The languages that pages are written in. */
export const PAGE_LANGUAGES: readonly PageLanguage[] = LANGUAGES;

/** The texts of two values of one shape, in pairs. */
function paired(one: unknown, other: unknown): SameText {
  const pairs: [string, string][] = [];
  const walk = (a: unknown, b: unknown) => {
    if (typeof a === "string" && typeof b === "string") pairs.push([a, b]);
    else if (a && b && typeof a === "object" && typeof b === "object")
      for (const [name, value] of Object.entries(a))
        if (
          !/^(?:kind|id|fields)$/.test(name) ||
          (typeof value !== "string" && !Array.isArray(value))
        )
          walk(value, (b as Record<string, unknown>)[name]);
  };
  walk(one, other);
  return new Map(pairs);
}
