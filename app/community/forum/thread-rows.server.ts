import { toAuthor } from "~/accounts/authors.server";
import type { Author } from "~/accounts/public-person";
import { Prisma } from "~/generated/sqlite/client";

/** A thread as a list shows it. */
export interface ListedThread {
  id: string;
  title: string;
  categoryId: string;
  likes: number;
  replies: number;
  createdAt: Date;
  activeAt: Date;
  isLocked: boolean;
  /** A reply was accepted as its answer. */
  isAnswered: boolean;
  author: Author;
}

/** What is read of a thread for a list, with its author, in one statement. */
export const THREAD_COLUMNS = Prisma.sql`
  t."id", t."title", t."categoryId", t."likeCount", t."replyCount", t."createdAt", t."activeAt",
  t."lockedAt", t."acceptedReplyId", t."authorId", u."name", u."email", u."imageUrl", w."verified"`;

/** Where it is read; `t` is the thread. */
export const THREAD_SOURCE = Prisma.sql`"ForumThread" t
  LEFT JOIN "User" u ON u."id" = t."authorId" LEFT JOIN "Wallet" w ON w."userId" = u."id"`;

export interface ThreadRow {
  id: string;
  title: string;
  categoryId: string;
  likeCount: number;
  replyCount: number;
  createdAt: Date;
  activeAt: Date;
  lockedAt: Date | null;
  acceptedReplyId: string | null;
  authorId: string | null;
  name: string | null;
  email: string | null;
  imageUrl: string | null;
  verified: string | null;
}

/** A row as everybody may see it. */
export function toListedThread(row: ThreadRow): ListedThread {
  const { id, title, categoryId, createdAt, activeAt, authorId, name, email, imageUrl } = row;
  const wallet = { verified: row.verified };
  return {
    ...{ id, title, categoryId, createdAt, activeAt },
    likes: row.likeCount,
    replies: row.replyCount,
    isLocked: row.lockedAt !== null,
    isAnswered: row.acceptedReplyId !== null,
    author: toAuthor(authorId ? { id: authorId, name, email, imageUrl, wallet } : null),
  };
}
