import { z } from "zod";
import { ANSWER_MODES } from "~/conversation/answer";
import { attachmentSchema } from "~/conversation/message-schema";
import { groupDigits } from "~/platform/group-digits";
import { FILES_PER_MESSAGE } from "~/uploads/upload-limits";

/** Longest message, in characters: about forty pages, far above any real request. */
export const MESSAGE_LENGTH = 50_000;
/** Turns of a trial's history that are read; older ones are dropped. It is untrusted input. */
const HISTORY_TURNS = 200;

/** The body of `POST /api/projects/{id}/chat/send`. */
export const sendSchema = z.object({
  content: z
    .string({ required_error: "Please write a message." })
    .max(
      MESSAGE_LENGTH,
      `A message can be up to ${groupDigits(MESSAGE_LENGTH)} characters. Nothing was sent; shorten it or put the text into a file.`,
    )
    .refine((text) => text.trim() !== "", "Please write a message.")
    .refine(
      (text) => text.isWellFormed() && !text.includes("\0"),
      "The message is not plain text.",
    ),
  mode: z
    .enum(ANSWER_MODES, {
      errorMap: () => ({ message: 'mode must be "develop" or "discuss".' }),
    })
    .default("develop"),
  attachments: z
    .array(attachmentSchema)
    .max(FILES_PER_MESSAGE, `A message can carry ${FILES_PER_MESSAGE} attachments.`)
    .optional(),
  activeFile: z
    .object({
      id: z.string().max(300).nullish(),
      name: z.string().max(300).nullish(),
      path: z.string().max(300),
      content: z.string(),
    })
    .nullish(),
  conversationHistory: z
    .array(z.object({ role: z.string().max(20), content: z.string() }))
    .transform((turns) => turns.slice(-HISTORY_TURNS))
    .optional(),
  /** The model that shall answer, as `GET /api/models` names it; the one chosen last when absent. */
  model: z.string().max(200).optional(),
  /** Where the person is, as an IANA name: "this morning" is theirs. */
  timeZone: z.string().max(60).refine(isTimeZone).optional().catch(undefined),
  /** Made by the client for each press of Send, so that only a repeated request is "identical". */
  clientId: z.string().max(100).optional(),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

export type SendInput = z.output<typeof sendSchema>;
