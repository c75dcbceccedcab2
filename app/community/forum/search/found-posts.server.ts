import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import type { Author } from "~/accounts/public-person";
import { db } from "~/platform/db.server";
import type { Hit } from "./search-store.server";

/** A thread or a reply as it is stored, with what is shown beside it. */
export interface StoredPost {
  postId: string;
  threadId: string;
  isReply: boolean;
  /** Of the thread. */
  title: string;
  /** Markdown. */
  content: string;
  category: { id: string; name: string };
  author: Author;
  /** ISO 8601. */
  createdAt: string;
}

const AUTHOR = { select: AUTHOR_FIELDS } as const;
const CATEGORY = { select: { id: true, name: true } } as const;
const THREAD = { title: true, status: true, category: CATEGORY } as const;

/**
 * Those of some posts that are shown, by their ids: a reply only where its thread is. They are read by
 * their ids alone: asked for "shown" as well, SQLite would read everything that is.
 *
 * @param without ids of authors who are left out
 */
export async function readFound(
  hits: readonly Hit[],
  without: readonly string[],
): Promise<Map<string, StoredPost>> {
  const idsOf = (isReply: boolean) =>
    hits.filter((hit) => hit.isReply === isReply).map(({ postId }) => postId);
  const [threadIds, replyIds] = [idsOf(false), idsOf(true)];
  const isWanted = ({ status, authorId }: { status: string; authorId: string | null }) =>
    status === "shown" && !(authorId && without.includes(authorId));
  const [threads, replies] = await Promise.all([
    threadIds.length > 0
      ? db.forumThread.findMany({
          where: { id: { in: threadIds } },
          include: { author: AUTHOR, category: CATEGORY },
        })
      : [],
    replyIds.length > 0
      ? db.forumReply.findMany({
          where: { id: { in: replyIds } },
          include: { author: AUTHOR, thread: { select: THREAD } },
        })
      : [],
  ]);
  const shownThreads = threads.filter(isWanted);
  const shownReplies = replies.filter((row) => isWanted(row) && row.thread.status === "shown");
  const posts: StoredPost[] = [
    ...shownThreads.map(({ id, title, content, category, author, createdAt }) => ({
      ...{ postId: id, threadId: id, isReply: false, title, content, category },
      ...{ author: toAuthor(author), createdAt: createdAt.toISOString() },
    })),
    ...shownReplies.map(({ id, threadId, content, thread, author, createdAt }) => ({
      ...{ postId: id, threadId, isReply: true, content },
      ...{ title: thread.title, category: thread.category },
      ...{ author: toAuthor(author), createdAt: createdAt.toISOString() },
    })),
  ];
  return new Map(posts.map((post) => [post.postId, post]));
}
