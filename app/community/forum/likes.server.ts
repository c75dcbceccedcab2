import { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db, execute } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { NO_THREAD } from "./open-thread.server";

/** How many like a post now, and whether the one who asks does. */
export interface Likes {
  likes: number;
  liked: boolean;
}

/**
 * Likes a thread or takes the like back; at once from several tabs it counts once.
 *
 * @param wanted whether it is to be liked; turned around when absent
 * @throws {AppError} 404 for a thread that is not there
 */
export async function likeThread(userId: string, id: string, wanted?: boolean): Promise<Likes> {
  const where = { id, status: "shown" };
  const post = await db.forumThread.findUnique({ where, select: { id: true } });
  if (!post) throw notFound(NO_THREAD);
  const liked = await setLike({ userId, postId: id, threadId: id }, wanted);
  const row = await db.forumThread.findUnique({ where: { id }, select: { likeCount: true } });
  return { likes: row?.likeCount ?? 0, liked };
}

/** As {@link likeThread}, of a reply. @throws {AppError} 404 for one that is not there */
export async function likeReply(userId: string, id: string, wanted?: boolean): Promise<Likes> {
  const where = { id, status: "shown", thread: { status: "shown" } };
  const post = await db.forumReply.findUnique({ where, select: { threadId: true } });
  if (!post) throw notFound("This reply does not exist, or was deleted.");
  const liked = await setLike({ userId, postId: id, threadId: post.threadId }, wanted);
  const row = await db.forumReply.findUnique({ where: { id }, select: { likeCount: true } });
  return { likes: row?.likeCount ?? 0, liked };
}

/** Which of these posts somebody likes. */
export async function likedBy(
  userId: string | undefined,
  postIds: readonly string[],
): Promise<Set<string>> {
  if (!userId || postIds.length === 0) return new Set();
  const rows = await db.postLike.findMany({
    where: { userId, postId: { in: [...postIds] } },
    select: { postId: true },
  });
  return new Set(rows.map(({ postId }) => postId));
}

interface Like {
  userId: string;
  postId: string;
  threadId: string;
}

/** The counts of posts are the database's: it adds and takes away with each row (a trigger). */
async function setLike(like: Like, wanted?: boolean): Promise<boolean> {
  const { userId, postId, threadId } = like;
  const liked = wanted ?? !(await db.postLike.count({ where: { userId, postId } }));
  const changed = await execute(
    liked
      ? Prisma.sql`INSERT INTO "PostLike" ("userId", "postId", "threadId", "createdAt")
          VALUES (${userId}, ${postId}, ${threadId}, ${new Date()}) ON CONFLICT DO NOTHING`
      : Prisma.sql`DELETE FROM "PostLike" WHERE "userId" = ${userId} AND "postId" = ${postId}`,
  );
  if (changed > 0) topics.publish("thread-changed", { threadId });
  return liked;
}
