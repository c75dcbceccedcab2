import { z } from "zod";
import { isBlank, withoutPiles } from "~/platform/visible-text";
import { PERSON_NAME_LENGTH } from "./user";

/** Alphabets with letters that look like those of another of them: an "а" may be Cyrillic or Latin. */
const ALPHABETS = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
const LATIN = /\p{Script=Latin}/u;
/** A letter of a script that nobody writes within a word of Latin letters: "Kenさん" is one, "ᐯera" is none. */
const BESIDE_LATIN =
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** A name that somebody typed: one line, in one spelling, in which ornamented letters are plain ones. May be empty, but never nothing that shows. */
export const profileNameSchema = z
  .string()
  .trim()
  .max(PERSON_NAME_LENGTH, `Please use at most ${PERSON_NAME_LENGTH} characters.`)
  .regex(/^[^\p{C}]*$/u, "Please leave out control characters.")
  .refine((name) => name === "" || !isBlank(name), "Please use letters that can be seen.")
  .refine(
    (name) => mixedWordIn(name) === null,
    (name) => ({
      message: `“${mixedWordIn(name)}” has look-alike letters of another alphabet. Please write each word in one.`,
    }),
  )
  .transform((name) => withoutPiles(name.normalize("NFKC")).replaceAll(/\s+/g, " "));

/**
 * A word of several alphabets, which nobody writes but to be taken for somebody else; or null. A word that is written in
 * another alphabet as a whole is a name like any other.
 */
export function mixedWordIn(name: string): string | null {
  // The sign for a millionth, which is one of Greek's letters too, looks like none of Latin's.
  const words = name
    .normalize("NFKC")
    .replaceAll("μ", "")
    .split(/[^\p{L}\p{M}\p{N}'’ʼ·]+/u);
  return words.find(isMixed) ?? null;
}

function isMixed(word: string): boolean {
  if (LATIN.test(word)) return BESIDE_LATIN.test(word);
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;
}
