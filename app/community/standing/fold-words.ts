import unhomoglyph from "unhomoglyph";

/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const WORD = /[\p{L}\p{N}@$]+/gu;
/** What is written for a letter; "1" stands for two. */
const DIGITS: Record<string, string> = {
  ...{ "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", $: "s" },
};
const ONE_IS = ["i", "l"] as const;
/** So many letters that stand alone are a word written apart: "s p a m". */
const SPELT = 3;

/** A word of a text, as it was typed and as it is compared. */
export interface FoldedWord {
  typed: string;
  folded: string;
}

/**
 * The words of a text as they are compared: in lower case, without accents and what does not show,
 * letters of other scripts as the Latin ones that they look like, digits within a word as the
 * letters that they stand for.
 *
 * @param one the letter that "1" stands for
 */
export function foldWords(text: string, one: (typeof ONE_IS)[number] = "i"): FoldedWord[] {
  return (plain(text).match(WORD) ?? []).map((typed) => {
    const letters = typed.toLowerCase();
    const isMixed = /\p{L}/u.test(letters) && /[0-9@$]/.test(letters);
    const folded = isMixed
      ? letters.replaceAll(/[0-9@$]/g, (sign) => (sign === "1" ? one : (DIGITS[sign] ?? sign)))
      : letters;
    return { typed, folded };
  });
}

/** A listed word as it is stored and compared: its words, folded, in one line. "" for none. */
export function foldListed(word: string): string {
  return joined(foldWords(word));
}

/**
 * The first listed word that a text has, as it was typed there; or null. Words are whole words, and
 * several in a row for a phrase; in scripts without spaces they are found anywhere.
 *
 * @param listed as {@link foldListed} makes them
 */
export function findListed(text: string, listed: readonly string[]): string | null {
  if (listed.length === 0) return null;
  const unspaced = listed.filter((word) => UNSPACED.test(word));
  const whole = plain(text).toLowerCase();
  const inside = unspaced.find((word) => whole.includes(word));
  if (inside) return inside;

  const phrases = new Map<string, string[][]>();
  for (const word of listed) {
    const parts = word.split(" ");
    const [first = ""] = parts;
    phrases.set(first, [...(phrases.get(first) ?? []), parts]);
  }
  for (const one of ONE_IS) {
    const words = joinSpelt(foldWords(text, one));
    const found = words.findIndex((_word, at) => phraseAt(words, at, phrases) > 0);
    if (found < 0) continue;
    return words
      .slice(found, found + phraseAt(words, found, phrases))
      .map(({ typed }) => typed)
      .join(" ");
  }
  return null;
}

/** How many words of a listed phrase begin here; 0 for none. */
function phraseAt(words: readonly FoldedWord[], at: number, phrases: Map<string, string[][]>) {
  const candidates = phrases.get(words[at]?.folded ?? "") ?? [];
  const found = candidates.find((parts) =>
    parts.every((part, n) => words[at + n]?.folded === part),
  );
  return found?.length ?? 0;
}

/** Puts letters that stand alone together, where there are several in a row. */
function joinSpelt(words: readonly FoldedWord[]): FoldedWord[] {
  const result: FoldedWord[] = [];
  let run: FoldedWord[] = [];
  const endRun = () => {
    if (run.length >= SPELT) {
      result.push({
        typed: run.map(({ typed }) => typed).join(" "),
        folded: run.map(({ folded }) => folded).join(""),
      });
    } else result.push(...run);
    run = [];
  };
  for (const word of words) {
    if ([...word.folded].length === 1) run.push(word);
    else {
      endRun();
      result.push(word);
    }
  }
  endRun();
  return result;
}

function joined(words: readonly FoldedWord[]): string {
  return words.map(({ folded }) => folded).join(" ");
}

/** Only letters that are not Latin are replaced: "m" and "rn" look alike, but both are plain words'. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, "")
    .replaceAll(/[^\u0000-\u007f]+/g, (letters) => unhomoglyph(letters));
}
