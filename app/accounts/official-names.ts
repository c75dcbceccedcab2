import { OFFICIAL_WORDS } from "./official-words";

/** A product name shorter than this is no word that anybody would be taken in by. */
const SHORTEST = 3;

/** What is written for a letter; letters that look alike in lower or upper case become one. */
const LOOK_ALIKES: Record<string, string> = {
  ...{ "0": "o", "1": "i", l: "i", "|": "i", "!": "i", "2": "z", "3": "e", "4": "a", "@": "a" },
  ...{ "5": "s", $: "s", "6": "g", "7": "t", "8": "b", "9": "g", rn: "m", vv: "w" },
};
const LOOK_ALIKE = /rn|vv|[0-9l|!@$]/g;

const SIGNS = /[^\p{L}\p{N}]+/u;
/** Whether "@", "$", "!" and "|" part words or stand for letters: in "$upport!" each does one. */
const READINGS = [SIGNS, /[^\p{L}\p{N}@$]+/u, /[^\p{L}\p{N}@$!|]+/u];

const fold = (part: string) => part.replaceAll(LOOK_ALIKE, (sign) => LOOK_ALIKES[sign] ?? sign);

const WORDS = new Map(OFFICIAL_WORDS.map((word) => [fold(word), word]));

/**
 * The word by which a name looks official, or null: a listed one or the product's own name, as the
 * whole name or between hyphens, spaces and other signs. Case, accents, characters that do not
 * show, digits in the place of letters and hyphens inside of the word hide nothing. Look-alike
 * letters of other scripts are the caller's to replace: slugs have none.
 *
 * @param productName as people read it, e.g. "Sayso"
 */
export function findOfficialWord(name: string, productName: string): string | null {
  const own = fold(partsOf(productName).join(""));
  const find = (text: string) =>
    own.length >= SHORTEST && text === own ? productName.toLowerCase() : WORDS.get(text);
  for (const separators of READINGS) {
    for (const text of runsOf(partsOf(name, separators))) {
      const found = find(text);
      if (found) return found;
    }
  }
  return null;
}

/** What remains of a name without its official words, in its own spelling; it may be "". */
export function dropOfficialWords(name: string, productName: string): string {
  const parts = name.split(SIGNS).filter(Boolean);
  const kept = parts.filter((part) => findOfficialWord(part, productName) === null);
  const joined = kept.join(name.includes(" ") ? " " : "-");
  return findOfficialWord(joined, productName) === null ? joined : "";
}

/** What is left of a name to somebody who glances at it: two that look alike come to the same. */
export function nameSkeleton(name: string): string {
  return fold(partsOf(name).join(""));
}

/** A name's parts in lower case, without accents and without what does not show. */
function partsOf(name: string, separators = SIGNS): string[] {
  return name
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, "")
    .toLowerCase()
    .split(separators)
    .filter(Boolean);
}

/** Each part, and neighbours put together: "log-in" is a login too. */
function runsOf(parts: readonly string[]): string[] {
  return parts.flatMap((_part, from) =>
    parts.slice(from).map((_last, more) => fold(parts.slice(from, from + more + 1).join(""))),
  );
}
