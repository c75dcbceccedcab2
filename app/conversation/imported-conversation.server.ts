import { db } from "~/platform/db.server";
import type { ImportedMessages } from "./imported-messages";

/**
 * The statements that make a project's conversation this one, for a transaction. An answer that the
 * server wrote stays with its generation, and keeps what the server itself knows of it: why it did not
 * finish, its steps, its outcome.
 */
export async function conversationStatements(projectId: string, messages: ImportedMessages) {
  const stored = await db.conversationMessage.findMany({
    where: { projectId, generationId: { not: null } },
    select: { id: true, generationId: true, problem: true, parts: true },
  });
  const byId = new Map(stored.map(({ id, ...answer }) => [id, answer]));
  return [
    db.conversationMessage.deleteMany({ where: { projectId } }),
    db.conversationMessage.createMany({
      data: messages.map(({ id, changes, parts, ...message }, index) => ({
        ...message,
        parts: JSON.stringify(parts),
        ...byId.get(id ?? ""),
        projectId,
        number: index + 1,
        changes: JSON.stringify(changes),
      })),
    }),
  ];
}
