import { db } from "~/platform/db.server";
import type { ThreadView } from "./post-view";
import { isReadable, POST_FIELDS, type Reader, viewPosts } from "./posts-of.server";

const THREAD_FIELDS = {
  ...POST_FIELDS,
  title: true,
  activeAt: true,
  lockedAt: true,
  acceptedReplyId: true,
  category: { select: { id: true, name: true, hasAnswers: true, archivedAt: true } },
} as const;

/**
 * A thread as a reader sees it. Of one that is deleted or hidden only its place is left, and what
 * others replied; one that is held is there for its author and for admins.
 *
 * @returns the thread and its words as Markdown; null when there is none for this reader
 */
export async function readThread(
  id: string,
  reader: Reader,
): Promise<{ thread: ThreadView; content: string } | null> {
  const row = await db.forumThread.findUnique({ where: { id }, select: THREAD_FIELDS });
  if (!row || (row.status === "held" && !isReadable(row, reader))) return null;
  const [post] = await viewPosts("thread", [row], reader);
  if (!post) return null;
  const { id: categoryId, name, hasAnswers, archivedAt } = row.category;
  const isShown = row.status === "shown";
  const thread = {
    ...post,
    title: isReadable(row, reader) ? row.title : "",
    category: { id: categoryId, name },
    closed: row.lockedAt ? ("locked" as const) : archivedAt ? ("archived" as const) : null,
    isLocked: row.lockedAt !== null,
    canAccept: isShown && hasAnswers && (post.isOwn || reader?.isAdmin === true),
    acceptedReplyId: hasAnswers ? row.acceptedReplyId : null,
    activeAt: row.activeAt.toISOString(),
  };
  return { thread, content: isReadable(row, reader) ? row.content : "" };
}
