import { z } from "zod";
import { db } from "~/platform/db.server";

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
      mode: z.enum(["develop", "discuss"]).catch("develop"),
      // What was being written when the browser stopped listening will not be continued there.
      status: z.enum(["complete", "stopped", "failed", "interrupted"]).catch("interrupted"),
      createdAt: z.coerce
        .date()
        .catch(() => new Date())
        .transform((date) => new Date(Math.min(date.getTime(), Date.now()))),
      changes: z
        .array(
          z.object({
            path: z.string().max(300),
            action: z.enum(["created", "updated", "deleted", "error"]),
            error: z.string().max(2_000).optional(),
          }),
        )
        .max(1_000)
        .catch([]),
    }),
  )
  .max(MESSAGES, `A conversation can bring ${MESSAGES.toLocaleString("en")} messages along.`);

export type ImportedMessages = z.output<typeof importedMessagesSchema>;

/**
 * The statements that make a project's conversation this one, for a transaction. Answers stay with
 * the project's generations, which know why one of them failed.
 */
export async function conversationStatements(projectId: string, messages: ImportedMessages) {
  const generations = await db.generation.findMany({
    where: { projectId },
    select: { id: true, assistantMessageId: true },
  });
  const byMessage = new Map(generations.map((one) => [one.assistantMessageId, one.id]));
  return [
    db.message.deleteMany({ where: { projectId } }),
    db.message.createMany({
      data: messages.map(({ id, changes, ...message }, index) => ({
        ...message,
        projectId,
        generationId: byMessage.get(id ?? "") ?? null,
        number: index + 1,
        changes: JSON.stringify(changes),
      })),
    }),
  ];
}
