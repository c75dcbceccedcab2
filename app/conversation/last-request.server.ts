import { db } from "~/platform/db.server";

/** What the person said last in a project, and whether an answer to it ended without changing a file. */
export interface LastRequest {
  /** "" where nobody has said anything. */
  content: string;
  changedNothing: boolean;
}

/** The last request of a project, whoever answers it. */
export async function lastRequest(projectId: string): Promise<LastRequest> {
  const message = await db.conversationMessage.findFirst({
    where: { projectId, role: "user" },
    orderBy: { number: "desc" },
    select: { content: true, number: true },
  });
  if (!message) return { content: "", changedNothing: false };
  const answer = await db.conversationMessage.findFirst({
    where: { projectId, role: "assistant", number: { gt: message.number }, status: "finished" },
    orderBy: { number: "desc" },
    select: { id: true },
  });
  // An answer that changed something has a version of its own, in which that differs.
  const versions = answer
    ? await db.checkpoint.count({
        where: { projectId, messageId: answer.id, changes: { not: "[]" } },
      })
    : 1;
  return { content: message.content, changedNothing: versions === 0 };
}
