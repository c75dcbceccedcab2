import { z } from "zod";
import { cleanText } from "../writing/clean-text";
import { NOTE_CHARACTERS, REASON_NAMES } from "./reasons";

/** A form that reports something. Its refusals are sentences for whoever sent it. */
export const reportFormSchema = z.object({
  reason: z.enum(REASON_NAMES, { message: "Please choose what is wrong with it." }),
  note: z
    .string()
    .default("")
    .transform(cleanText)
    .refine(
      (note) => note.length <= NOTE_CHARACTERS,
      `A note can have ${NOTE_CHARACTERS.toLocaleString("en")} characters at most. Please shorten it.`,
    ),
});
