import { db } from "~/platform/db.server";

/** What the person said last in a project, whoever answers it; "" where nobody has said anything. */
export async function lastRequest(projectId: string): Promise<string> {
  const message = await db.conversationMessage.findFirst({
    where: { projectId, role: "user" },
    orderBy: { number: "desc" },
    select: { content: true },
  });
  return message?.content ?? "";
}
