import { z } from "zod";
import { isBlank, withoutPiles } from "~/platform/visible-text";
import { PERSON_NAME_LENGTH } from "./user";

/** A name that somebody typed: one line, in one spelling. May be empty, but never nothing that shows. */
export const profileNameSchema = z
  .string()
  .trim()
  .max(PERSON_NAME_LENGTH, `Please use at most ${PERSON_NAME_LENGTH} characters.`)
  .regex(/^[^\p{C}]*$/u, "Please leave out control characters.")
  .refine((name) => name === "" || !isBlank(name), "Please use letters that can be seen.")
  .transform((name) => withoutPiles(name.normalize("NFC")).replaceAll(/\s+/g, " "));
