import { z } from "zod";
import { isBlank, withoutPiles } from "~/platform/visible-text";
import { PERSON_NAME_LENGTH } from "./user";

/** Alphabets with letters that look like those of another of them: an "а" may be Cyrillic or Latin. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** A name that somebody typed: one line, in one spelling. May be empty, but never nothing that shows. */
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
  .transform((name) => withoutPiles(name.normalize("NFC")).replaceAll(/\s+/g, " "));

/** A word of several alphabets, which nobody writes but to be taken for somebody else; or null. */
function mixedWordIn(name: string): string | null {
  const isMixed = (word: string) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).find(isMixed) ?? null;
}
