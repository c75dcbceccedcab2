import { z } from "zod";
import { groupDigits } from "~/platform/group-digits";
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
      `A note can have ${groupDigits(NOTE_CHARACTERS)} characters at most. Please shorten it.`,
    ),
});
