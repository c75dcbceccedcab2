import { z } from "zod";
import { PERSON_NAME_LENGTH } from "./user";

/** Something of it shows: not spaces, accents, fillers and braille patterns without dots alone. */
const SHOWS = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name that somebody typed: one line, in one spelling. May be empty, but never nothing that shows. */
export const profileNameSchema = z
  .string()
  .trim()
  .max(PERSON_NAME_LENGTH, `Please use at most ${PERSON_NAME_LENGTH} characters.`)
  .regex(/^[^\p{C}]*$/u, "Please leave out control characters.")
  .refine((name) => name === "" || SHOWS.test(name), "Please use letters that can be seen.")
  .transform((name) => name.normalize("NFC").replaceAll(/\s+/g, " "));
