import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";

/**
 * Has nobody reply to a thread any more, or lets people again. What was written stays as it is.
 *
 * @returns whether it was changed: of two moderators at once, one has
 */
export async function lockThread(
  id: string,
  isLocked: boolean,
  now = new Date(),
): Promise<boolean> {
  const { count } = await db.forumThread.updateMany({
    where: { id, lockedAt: isLocked ? null : { not: null } },
    data: { lockedAt: isLocked ? now : null },
  });
  if (count > 0) topics.publish("thread-changed", { threadId: id });
  return count > 0;
}
