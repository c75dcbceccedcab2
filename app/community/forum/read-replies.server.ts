import { toAuthor } from "~/accounts/authors.server";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { REPLIES_PER_PAGE } from "./forum-limits";
import { NO_THREAD } from "./open-thread.server";
import type { ReplyView } from "./post-view";
import { POST_FIELDS, type PostRow, type Reader, viewPosts } from "./posts-of.server";
import type { ReplyJson } from "./thread-json";

const REPLY_FIELDS = { ...POST_FIELDS, number: true, quotedId: true } as const;

/** One page of a thread's replies. */
export interface ReplyPage {
  replies: ReplyView[];
  /** From 1. */
  page: number;
  pages: number;
}

/**
 * A page of replies, in the order of their numbers: it has always the same ones. What is deleted or
 * hidden keeps its place; what is held is there for its author and for admins.
 *
 * @param asked a page, or the id of a reply that is on it; a page beyond the end is the last
 */
export async function readReplies(
  threadId: string,
  reader: Reader,
  asked: { page: number; at: string | null },
): Promise<ReplyPage> {
  const pages = pageOf(await lastNumber(threadId));
  const page = Math.min((await pageAt(threadId, asked.at)) ?? asked.page, pages);
  const rows = await db.forumReply.findMany({
    where: {
      threadId,
      number: { gt: (page - 1) * REPLIES_PER_PAGE, lte: page * REPLIES_PER_PAGE },
      ...heldFor(reader),
    },
    orderBy: { number: "asc" },
    // There are no more; PostgreSQL, which takes the first numbers of a long thread for thousands of
    // rows, is told so.
    take: REPLIES_PER_PAGE,
    select: REPLY_FIELDS,
  });
  return { replies: await viewReplies(rows, reader), page, pages };
}

/** One reply as a reader sees it, where its words are shown; null otherwise. */
export async function readReply(id: string, reader: Reader): Promise<ReplyView | null> {
  const where = { id, status: "shown" };
  const row = await db.forumReply.findUnique({ where, select: REPLY_FIELDS });
  return row && ((await viewReplies([row], reader))[0] ?? null);
}

/**
 * Replies as the API sends them, behind a number.
 *
 * @returns the replies, and the number to go on behind; null at the end
 * @throws {AppError} 404 for a thread that is not there
 */
export async function listReplies(
  threadId: string,
  after: number,
): Promise<{ replies: ReplyJson[]; next: number | null }> {
  const where = { id: threadId, status: "shown" };
  if (!(await db.forumThread.count({ where }))) throw notFound(NO_THREAD);
  const rows = await db.forumReply.findMany({
    where: { threadId, number: { gt: after }, status: "shown" },
    orderBy: { number: "asc" },
    take: REPLIES_PER_PAGE + 1,
    select: REPLY_FIELDS,
  });
  const page = rows.slice(0, REPLIES_PER_PAGE);
  const replies = page.map(({ id, content, createdAt, author }) => {
    const { name, imageUrl } = toAuthor(author);
    return { id, content, createdAt: createdAt.toISOString(), author: { name, imageUrl } };
  });
  return { replies, next: rows.length > page.length ? (page.at(-1)?.number ?? null) : null };
}

interface ReplyRow extends PostRow {
  number: number;
  quotedId: string | null;
}

async function viewReplies(rows: readonly ReplyRow[], reader: Reader): Promise<ReplyView[]> {
  const quotedIds = rows.flatMap(({ quotedId }) => quotedId ?? []);
  const [posts, quoted] = await Promise.all([
    viewPosts("reply", rows, reader),
    quotedIds.length === 0
      ? []
      : db.forumReply.findMany({
          where: { id: { in: quotedIds } },
          select: { id: true, number: true },
        }),
  ]);
  return posts.map((post, index) => ({
    ...post,
    number: rows[index]?.number ?? 0,
    quoted: quoted.find(({ id }) => id === rows[index]?.quotedId) ?? null,
  }));
}

function heldFor(reader: Reader) {
  if (reader?.isAdmin) return {};
  const notHeld = { status: { not: "held" } };
  return reader ? { OR: [notHeld, { authorId: reader.id }] } : notHeld;
}

async function lastNumber(threadId: string): Promise<number> {
  const { _max } = await db.forumReply.aggregate({ where: { threadId }, _max: { number: true } });
  return _max.number ?? 0;
}

async function pageAt(threadId: string, replyId: string | null): Promise<number | null> {
  if (!replyId) return null;
  const where = { id: replyId, threadId };
  const row = await db.forumReply.findFirst({ where, select: { number: true } });
  return row && pageOf(row.number);
}

function pageOf(number: number): number {
  return Math.max(1, Math.ceil(number / REPLIES_PER_PAGE));
}
