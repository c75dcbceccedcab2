import { z } from "zod";

/** Longest reason of an act, in characters. */
export const REASON_CHARACTERS = 500;

const text = z
  .string()
  .default("")
  .transform((reason) => reason.replaceAll(/\s+/g, " ").trim())
  .refine(
    (reason) => reason.length <= REASON_CHARACTERS,
    `A reason can have ${REASON_CHARACTERS} characters at most. Please shorten it.`,
  );

/** Why an administrator does something: one line, which has to be there. */
export const reasonField = text.refine(
  (reason) => /[\p{L}\p{N}]/u.test(reason),
  "Please say why: it is written in the audit log.",
);

/** The same where it may be left out. */
export const optionalReason = text;
