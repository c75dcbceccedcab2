import { z } from "zod";
import { ANSWER_MODES } from "./answer";
import { readStatus } from "./former-status";
import { fileChangeSchema } from "./message-schema";

/** Messages that one conversation may bring along: years of talk, and a bound for a script. */
const MESSAGES = 5_000;
/** Longest one, in characters: an answer with a large file quoted in it. */
const MESSAGE_LENGTH = 1_000_000;

const plainText = z
  .string()
  .max(MESSAGE_LENGTH)
  .refine((text) => text.isWellFormed() && !text.includes("\0"), "A message is not plain text.");

/** A conversation that a browser kept. It is shown and read by models, and trusted for nothing. */
export const importedMessagesSchema = z
  .array(
    z.object({
      /** As the server named it while the answer was written; an unknown one is nobody's. */
      id: z.string().max(100).optional().catch(undefined),
      role: z.enum(["user", "assistant"]),
      content: plainText,
      mode: z.enum(ANSWER_MODES).catch("develop"),
      status: z.unknown().transform((status) => {
        const known = readStatus(status);
        // What was being written when the browser stopped listening will not be continued there.
        return known === "running" ? "interrupted" : known;
      }),
      createdAt: z.coerce
        .date()
        .catch(() => new Date())
        .transform((date) => new Date(Math.min(date.getTime(), Date.now()))),
      changes: z
        .array(
          fileChangeSchema.extend({
            path: z.string().max(300),
            error: z.string().max(2_000).optional(),
          }),
        )
        .max(1_000)
        .catch([]),
    }),
  )
  .max(MESSAGES, `A conversation can bring ${MESSAGES.toLocaleString("en")} messages along.`);

export type ImportedMessages = z.output<typeof importedMessagesSchema>;
