import type { SessionUser } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { dropDraft } from "../writing/drafts.server";
import { requireOwnPost } from "./own-post.server";

/**
 * Deletes a post of one's own: its words and their history are gone, its place stays, and so does
 * what others replied.
 *
 * @returns the thread it stands in, and whether it was that
 * @throws {AppError} 404 when it is not theirs, 409 when a moderator has hidden it
 */
export async function deletePost(
  user: SessionUser,
  id: string,
): Promise<{ threadId: string; isThread: boolean }> {
  const post = await requireOwnPost(user.id, id);
  const { threadId } = post;
  const isThread = post.title !== null;
  const where = { id, authorId: user.id, status: { in: ["shown", "held"] } };
  const gone = { status: "deleted", content: "", editedAt: null };
  await db.$transaction(async (transaction) => {
    const { count } = isThread
      ? await transaction.forumThread.updateMany({ where, data: { ...gone, title: "" } })
      : await transaction.forumReply.updateMany({ where, data: gone });
    // Hidden in this moment: its history stays as well.
    if (count === 0) return;
    await transaction.forumThread.updateMany({
      where: { acceptedReplyId: id },
      data: { acceptedReplyId: null },
    });
    await transaction.postRevision.deleteMany({ where: { postId: id } });
    const source = `${isThread ? "thread" : "reply"}:${id}`;
    await transaction.mention.deleteMany({ where: { source } });
  });
  topics.publish("thread-changed", { threadId });
  await dropDraft(user.id, `edit:${id}`);
  return { threadId, isThread };
}
