import type { SessionUser } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { checkStanding } from "../standing/check-standing.server";
import { requireOpenCategory } from "./categories.server";
import { type OwnPost, requireOwnPost } from "./own-post.server";
import type { PostEdit } from "./post-schema";
import { tellOfReply, tellOfThread } from "./tell-of-posts.server";

/**
 * Changes a post of one's own; the version before is kept for its history, unless nobody else could
 * read it: a moderator approves what is there, and not what was before. What is the same changes nothing.
 *
 * @param version the version that was edited: milliseconds since 1970
 * @returns the post as it was before
 * @throws {AppError} 404 when it is not theirs, 409 when it was changed elsewhere or a moderator has
 *   hidden it, 400 for what is
 *   not written here, 403 for who may not write
 */
export async function editPost(
  user: SessionUser,
  id: string,
  edit: PostEdit & { version: number },
): Promise<OwnPost> {
  const post = await requireOwnPost(user.id, id);
  const isThread = post.title !== null;
  const title = isThread ? (edit.title ?? post.title) : null;
  const isMoved = isThread && edit.category !== undefined && edit.category !== post.category;
  const categoryId = isMoved ? await requireOpenCategory(edit.category) : post.category;
  const isSame = edit.content === post.content && title === post.title;
  if (isSame && !isMoved) return post;
  if (post.version.getTime() !== edit.version) throw changedElsewhere();
  const status = await checkStanding({
    user,
    act: "edit",
    text: `${title ?? ""}\n${edit.content}`,
  });
  await db.$transaction(async (transaction) => {
    const data = {
      content: edit.content,
      ...(isSame ? {} : { editedAt: new Date() }),
      // What is held stays held until somebody has looked at it.
      ...(status === "held" ? { status } : {}),
    };
    // Whoever was quicker has made another version of it.
    const where = { id, editedAt: post.editedAt, status: { in: ["shown", "held"] } };
    const { count } =
      title === null || categoryId === null
        ? await transaction.forumReply.updateMany({ where, data })
        : await transaction.forumThread.updateMany({
            where,
            data: { ...data, title, categoryId },
          });
    if (count === 0) throw changedElsewhere();
    if (!isSame && !post.isHeld) await keepVersion(transaction, post);
  });
  topics.publish("thread-changed", { threadId: post.threadId });
  await (isThread ? tellOfThread(id) : tellOfReply(id));
  return post;
}

function keepVersion(transaction: Prisma.TransactionClient, post: OwnPost) {
  const { id, threadId, title, content, version } = post;
  const data = { postId: id, threadId, title, content, writtenAt: version };
  return transaction.postRevision.create({ data });
}

function changedElsewhere(): AppError {
  return new AppError(
    409,
    "This post was changed in another tab meanwhile. Your text is still here: open the post beside it, and save again to replace what is there.",
    { code: "conflict" },
  );
}
