import { z } from "zod";
import { groupDigits } from "~/platform/group-digits";
import { ANSWER_MODES } from "./answer";
import type { AnswerParts } from "./answer-parts";
import { readStatus } from "./former-status";
import { fileChangeSchema } from "./message-schema";
import { readParts } from "./read-answer-parts";

/** Messages that one conversation may bring along: years of talk, and a bound for a script. */
const MESSAGES = 5_000;
/** Longest one, in characters: an answer with a large file quoted in it. */
const MESSAGE_LENGTH = 1_000_000;
/** What one answer may tell beside its words, in characters: many times what the longest one does. */
const PARTS_LENGTH = 100_000;

const plainText = z
  .string()
  .max(MESSAGE_LENGTH)
  .refine((text) => text.isWellFormed() && !text.includes("\0"), "A message is not plain text.");

/** Steps, outcome and the like: what of them can be understood comes along. */
const toldBeside = {
  steps: z.unknown(),
  outcome: z.unknown(),
  choices: z.unknown(),
  figures: z.unknown(),
  notices: z.unknown(),
  reasoning: z.unknown(),
  takenBack: z.unknown(),
};

/** Databases take no others. */
function isPlain(parts: AnswerParts): boolean {
  return !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(parts));
}

/** A conversation that a browser kept. It is shown and read by models, and trusted for nothing. */
export const importedMessagesSchema = z
  .array(
    z
      .object({
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
        ...toldBeside,
      })
      .transform(
        ({ steps, outcome, choices, figures, notices, reasoning, takenBack, ...message }) => {
          const told = { steps, outcome, choices, figures, notices, reasoning, takenBack };
          const parts = readParts(told);
          const isShort = JSON.stringify(parts).length <= PARTS_LENGTH;
          return { ...message, parts: isShort && isPlain(parts) ? parts : {} };
        },
      ),
  )
  .max(MESSAGES, `A conversation can bring ${groupDigits(MESSAGES)} messages along.`);

export type ImportedMessages = z.output<typeof importedMessagesSchema>;
