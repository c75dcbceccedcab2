import { db } from "~/platform/db.server";
import type { ImportedMessages } from "./imported-messages";

/**
 * The statements that make a project's conversation this one, for a transaction. An answer that the
 * server wrote stays with its generation, and keeps the server's own reason why it did not finish.
 */
export async function conversationStatements(projectId: string, messages: ImportedMessages) {
  const stored = await db.conversationMessage.findMany({
    where: { projectId, generationId: { not: null } },
    select: { id: true, generationId: true, problem: true },
  });
  const byId = new Map(stored.map(({ id, ...answer }) => [id, answer]));
  return [
    db.conversationMessage.deleteMany({ where: { projectId } }),
    db.conversationMessage.createMany({
      data: messages.map(({ id, changes, ...message }, index) => ({
        ...message,
        ...byId.get(id ?? ""),
        projectId,
        number: index + 1,
        changes: JSON.stringify(changes),
      })),
    }),
  ];
}
