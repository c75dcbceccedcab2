import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { THREADS_PER_PAGE } from "./forum-limits";
import { type ThreadCursor, writeCursor } from "./thread-cursor";
import type { ThreadJson } from "./thread-json";
import type { ThreadOrder } from "./thread-order";
import {
  type ListedThread,
  THREAD_COLUMNS,
  THREAD_SOURCE,
  type ThreadRow,
  toListedThread,
} from "./thread-rows.server";

/** Which part of which list is asked for. */
export interface ThreadListing {
  order: ThreadOrder;
  /** Of one category; of all when absent. */
  category?: string | null;
  /** Behind this place; from the beginning when absent. */
  after?: ThreadCursor | null;
}

/** What each list is ordered by, behind which the id decides. An index has just this order. */
const ORDERED_BY = {
  activity: Prisma.sql`t."activeAt"`,
  newest: Prisma.sql`t."createdAt"`,
  likes: Prisma.sql`t."likeCount"`,
  unanswered: Prisma.sql`t."createdAt"`,
} satisfies Record<ThreadOrder, Prisma.Sql>;

/**
 * One page of a list of threads. It reads that page alone, however long the list is.
 *
 * @returns the threads, and where the next page begins; null at the end
 */
export async function listThreads(
  asked: ThreadListing,
): Promise<{ threads: ListedThread[]; next: string | null }> {
  const { rows, next } = await readThreads<ThreadRow>(asked, THREAD_COLUMNS);
  return { threads: rows.map(toListedThread), next };
}

/** As {@link listThreads}, with the texts, as the API sends it. */
export async function listThreadsWithTexts(
  asked: ThreadListing,
): Promise<{ threads: ThreadJson[]; next: string | null }> {
  const columns = Prisma.sql`${THREAD_COLUMNS}, t."content"`;
  const { rows, next } = await readThreads<ThreadRow & { content: string }>(asked, columns);
  return { threads: rows.map((row) => toThreadJson(toListedThread(row), row.content)), next };
}

/** One thread as the API sends it, whatever its status. @throws when there is no such thread */
export async function readThreadJson(id: string): Promise<ThreadJson> {
  const [row] = await query<ThreadRow & { content: string }>(Prisma.sql`
    SELECT ${THREAD_COLUMNS}, t."content" FROM ${THREAD_SOURCE} WHERE t."id" = ${id}`);
  if (!row) throw new Error("There is no such thread.");
  return toThreadJson(toListedThread(row), row.content);
}

function toThreadJson(thread: ListedThread, content: string): ThreadJson {
  const { id, title, categoryId, likes, replies, createdAt, author } = thread;
  return {
    ...{ id, title, content, likes },
    category: categoryId,
    replyCount: replies,
    createdAt: createdAt.toISOString(),
    author: { name: author.name, imageUrl: author.imageUrl },
  };
}

async function readThreads<Row extends ThreadRow>(
  { order, category, after }: ThreadListing,
  columns: Prisma.Sql,
): Promise<{ rows: Row[]; next: string | null }> {
  const value = ORDERED_BY[order];
  const conditions = [Prisma.sql`t."status" = 'shown'`];
  if (category) conditions.push(Prisma.sql`t."categoryId" = ${category}`);
  if (order === "unanswered") conditions.push(Prisma.sql`t."replyCount" = 0`);
  if (after) conditions.push(Prisma.sql`(${value}, t."id") < (${after.value}, ${after.id})`);
  const rows = await query<Row>(Prisma.sql`
    SELECT ${columns} FROM ${THREAD_SOURCE}
    WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY ${value} DESC, t."id" DESC LIMIT ${THREADS_PER_PAGE + 1}`);
  const page = rows.slice(0, THREADS_PER_PAGE);
  const last = page.at(-1);
  const next = last && rows.length > page.length ? writeCursor(cursorOf(last, order)) : null;
  return { rows: page, next };
}

function cursorOf(row: ThreadRow, order: ThreadOrder): ThreadCursor {
  if (order === "likes") return { value: row.likeCount, id: row.id };
  return { value: order === "activity" ? row.activeAt : row.createdAt, id: row.id };
}
