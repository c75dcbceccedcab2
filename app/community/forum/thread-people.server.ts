import { db } from "~/platform/db.server";

/** The latest people of a thread, among whom a name in a text is looked for first. */
const LATEST_PEOPLE = 100;

/** Ids of those who write in a thread, the latest first. */
export async function peopleOf(threadId: string): Promise<string[]> {
  const thread = await db.forumThread.findUnique({
    where: { id: threadId },
    select: {
      authorId: true,
      replies: { orderBy: { number: "desc" }, take: LATEST_PEOPLE, select: { authorId: true } },
    },
  });
  const ids = [...(thread?.replies ?? []).map(({ authorId }) => authorId), thread?.authorId];
  return ids.filter((id) => typeof id === "string");
}
