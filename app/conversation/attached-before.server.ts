import { db } from "~/platform/db.server";
import type { Attachment } from "./message-schema";

/** Messages with attached files that are looked back at. */
const MESSAGES = 20;

/**
 * What a person attached to earlier messages of a project, a list for each such message, the newest first.
 *
 * @param projectId the server's own id
 * @param beforeId the message whose own attachments are left out
 */
export async function attachedBefore(projectId: string, beforeId: string): Promise<Attachment[][]> {
  const rows = await db.conversationMessage.findMany({
    where: { projectId, role: "user", id: { not: beforeId }, attachments: { not: "[]" } },
    orderBy: { number: "desc" },
    take: MESSAGES,
    select: { attachments: true },
  });
  return rows.map(({ attachments }) => JSON.parse(attachments) as Attachment[]);
}
