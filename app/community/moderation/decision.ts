import { z } from "zod";
import { groupDigits } from "~/platform/group-digits";
import { cleanText } from "../writing/clean-text";
import { ACTIONS, MUTE_DAYS } from "./actions";
import type { Moderation } from "./moderation";
import { NOTE_CHARACTERS, REASON_NAMES } from "./reasons";
import { parseSubject } from "./subjects";

/** What a button of the moderators' form asks for: an action, and what else the button says. */
const PRESSED = /^([a-z]+)(?:-(\d+|all))?$/;

const decisionSchema = z.object({
  subject: z.string().transform((raw, context) => {
    const subject = parseSubject(raw);
    if (subject) return subject;
    context.addIssue({ code: "custom", message: "There is no such subject." });
    return z.NEVER;
  }),
  do: z
    .string()
    .regex(PRESSED)
    .transform((pressed) => {
      const [, action, more] = PRESSED.exec(pressed) ?? [];
      return { action, days: Number(more) || undefined, hideAll: more === "all" };
    })
    .pipe(
      z.object({
        action: z.enum(ACTIONS),
        days: z
          .number()
          .refine((days) => (MUTE_DAYS as readonly number[]).includes(days))
          .optional(),
        hideAll: z.boolean(),
      }),
    ),
  reason: z.enum(REASON_NAMES).default("other"),
  // The person reads it, in a line of ours.
  note: z.string().transform(cleanText).pipe(z.string().max(NOTE_CHARACTERS)).default(""),
});

/** The decision that a form asks for, or a sentence that says why it is none. */
export function readDecision(fields: Record<string, unknown>): Moderation | string {
  const parsed = decisionSchema.safeParse(fields);
  if (!parsed.success) {
    return fields.note && String(fields.note).length > NOTE_CHARACTERS
      ? `A note can have ${groupDigits(NOTE_CHARACTERS)} characters at most. Nothing was done.`
      : "The form could not be understood. Nothing was done.";
  }
  const { subject, reason, note } = parsed.data;
  return { subject, reason, note, ...parsed.data.do };
}
