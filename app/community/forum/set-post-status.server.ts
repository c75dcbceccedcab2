import type { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import type { PostStatus } from "../writing/post-status";

/**
 * Hides a post, shows it again or removes it, for a moderator. A thread's count of replies is the
 * database's; what it was last active by is looked up anew.
 *
 * @param from only where it has one of these statuses now
 * @returns whether it was changed: of two moderators at once, one has
 */
export async function setPostStatus(
  kind: "thread" | "reply",
  id: string,
  status: PostStatus,
  from: readonly PostStatus[],
): Promise<boolean> {
  const change = { where: { id, status: { in: [...from] } }, data: { status } };
  if (kind === "thread") {
    const { count } = await db.forumThread.updateMany(change);
    if (count > 0) topics.publish("thread-changed", { threadId: id });
    return count > 0;
  }
  const reply = await db.forumReply.findUnique({ where: { id }, select: { threadId: true } });
  if (!reply) return false;
  const { threadId } = reply;
  const changed = await db.$transaction(async (transaction) => {
    const { count } = await transaction.forumReply.updateMany(change);
    if (count > 0) await findActivity(transaction, threadId);
    return count > 0;
  });
  if (changed) topics.publish("thread-changed", { threadId });
  return changed;
}

/** Threads and replies of one person that {@link hidePostsBy} hides in one transaction. */
const HIDDEN_AT_ONCE = 100;

/** Hides all that a person has written in the forum and that others see, or would after a look. */
export async function hidePostsBy(authorId: string): Promise<void> {
  const where = { authorId, status: { in: ["shown", "held"] } };
  const threads = await db.forumThread.findMany({ where, select: { id: true } });
  await db.forumThread.updateMany({ where, data: { status: "hidden" } });
  for (const { id: threadId } of threads) topics.publish("thread-changed", { threadId });
  for (;;) {
    const replies = await db.forumReply.findMany({
      where,
      select: { id: true, threadId: true },
      take: HIDDEN_AT_ONCE,
    });
    if (replies.length === 0) return;
    const threadIds = [...new Set(replies.map(({ threadId }) => threadId))].sort();
    await db.$transaction(async (transaction) => {
      await transaction.forumReply.updateMany({
        where: { ...where, id: { in: replies.map(({ id }) => id) } },
        data: { status: "hidden" },
      });
      for (const threadId of threadIds) await findActivity(transaction, threadId);
    });
    for (const threadId of threadIds) topics.publish("thread-changed", { threadId });
  }
}

/** A thread is as active as the last reply that is shown, else as when it was written. */
async function findActivity(transaction: Prisma.TransactionClient, threadId: string) {
  const thread = await transaction.forumThread.findUnique({
    where: { id: threadId },
    select: { createdAt: true },
  });
  const last = await transaction.forumReply.findFirst({
    where: { threadId, status: "shown" },
    orderBy: { number: "desc" },
    select: { createdAt: true },
  });
  const activeAt = last?.createdAt ?? thread?.createdAt;
  if (activeAt)
    await transaction.forumThread.updateMany({ where: { id: threadId }, data: { activeAt } });
}
