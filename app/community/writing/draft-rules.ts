import { z } from "zod";

/** What a draft is of: a new thread, a reply to a thread, other words for a post. */
export const draftPlaceSchema = z
  .string()
  .regex(/^(?:thread|(?:reply|edit):[\w-]{1,60})$/, "There is no such place for a draft.");

/** Longest field of a draft, in characters: more than a post may have, so that too long a text is kept. */
const FIELD_CHARACTERS = 60_000;

/** The fields of a form, by name. */
export const draftFieldsSchema = z
  .record(
    z.string().max(40),
    z.string().max(FIELD_CHARACTERS, "This draft is too long to be kept."),
  )
  .refine((fields) => Object.keys(fields).length <= 5, "This draft has too many fields.");

export type DraftFields = z.output<typeof draftFieldsSchema>;
