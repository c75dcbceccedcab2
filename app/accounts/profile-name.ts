import { z } from "zod";
import { PERSON_NAME_LENGTH } from "./user";

/** A name that somebody typed: one line, in one spelling. May be empty. */
export const profileNameSchema = z
  .string()
  .trim()
  .max(PERSON_NAME_LENGTH, `Please use at most ${PERSON_NAME_LENGTH} characters.`)
  .regex(/^[^\p{C}]*$/u, "Please leave out control characters.")
  .transform((name) => name.normalize("NFC").replaceAll(/\s+/g, " "));
