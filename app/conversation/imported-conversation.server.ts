import type { Db } from "~/platform/db.server";
import type { ImportedMessages } from "./imported-messages";

/**
 * Makes a project's conversation this one, in a transaction. An answer that the
 * server wrote stays with its generation, and keeps what the server itself knows of it: why it did not
 * finish, its steps, its outcome.
 */
export async function replaceConversation(
  tx: Pick<Db, "conversationMessage">,
  projectId: string,
  messages: ImportedMessages,
): Promise<void> {
  const stored = await tx.conversationMessage.findMany({
    where: { projectId, generationId: { not: null } },
    select: { id: true, generationId: true, problem: true, parts: true },
  });
  const byId = new Map(stored.map(({ id, ...answer }) => [id, answer]));
  await tx.conversationMessage.deleteMany({ where: { projectId } });
  await tx.conversationMessage.createMany({
    data: messages.map(({ id, changes, parts, ...message }, index) => ({
      ...message,
      parts: JSON.stringify(parts),
      ...byId.get(id ?? ""),
      projectId,
      number: index + 1,
      changes: JSON.stringify(changes),
    })),
  });
}
