import type { Prisma } from "~/generated/sqlite/client";
import { AppError, notFound } from "~/platform/errors";

/** What is said of a thread that is not there, or not any more. */
export const NO_THREAD = "This thread does not exist, or was deleted.";

/**
 * A thread that takes replies.
 *
 * @throws {AppError} 404 when it is not there, 409 when nobody replies to it any more
 */
export async function requireOpenThread(
  transaction: Prisma.TransactionClient,
  threadId: string,
): Promise<{ title: string }> {
  const thread = await transaction.forumThread.findUnique({
    where: { id: threadId, status: "shown" },
    select: { title: true, lockedAt: true, category: { select: { archivedAt: true } } },
  });
  if (!thread) throw notFound(NO_THREAD);
  if (thread.lockedAt) {
    throw new AppError(409, "This thread is locked: nobody can reply any more.", {
      code: "locked",
    });
  }
  if (thread.category.archivedAt) {
    throw new AppError(409, "This category is archived: nobody can write there any more.", {
      code: "archived",
    });
  }
  return { title: thread.title };
}
