import type { SessionUser } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { dropDraft } from "../writing/drafts.server";
import { NO_OWN_POST } from "./forum-texts";
import { findOwnPost } from "./own-post.server";

/**
 * Deletes a post of one's own: its words and their history are gone, its place stays, and so does
 * what others replied.
 *
 * @returns the thread it stands in, and whether it was that
 * @throws {AppError} 404 when it is not theirs
 */
export async function deletePost(
  user: SessionUser,
  id: string,
): Promise<{ threadId: string; isThread: boolean }> {
  const post = await findOwnPost(user.id, id);
  if (!post) throw notFound(NO_OWN_POST);
  const { threadId } = post;
  const isThread = post.title !== null;
  const where = { id, authorId: user.id, status: { in: ["shown", "held"] } };
  const gone = { status: "deleted", content: "", editedAt: null };
  await db.$transaction([
    isThread
      ? db.forumThread.updateMany({ where, data: { ...gone, title: "" } })
      : db.forumReply.updateMany({ where, data: gone }),
    db.forumThread.updateMany({
      where: { acceptedReplyId: id },
      data: { acceptedReplyId: null },
    }),
    db.postRevision.deleteMany({ where: { postId: id } }),
    db.mention.deleteMany({ where: { source: `${isThread ? "thread" : "reply"}:${id}` } }),
  ]);
  topics.publish("thread-changed", { threadId });
  await dropDraft(user.id, `edit:${id}`);
  return { threadId, isThread };
}
