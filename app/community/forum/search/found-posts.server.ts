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
const SHOWN = { status: "shown" } as const;

/** Those of some posts that are shown, by their ids: a reply only where its thread is. */
export async function readFound(
  hits: readonly Hit[],
  without: readonly string[],
): Promise<Map<string, StoredPost>> {
  const idsOf = (isReply: boolean) =>
    hits.filter((hit) => hit.isReply === isReply).map(({ postId }) => postId);
  const shown = (ids: string[]) => ({
    id: { in: ids },
    ...SHOWN,
    ...(without.length > 0
      ? { OR: [{ authorId: null }, { authorId: { notIn: [...without] } }] }
      : {}),
  });
  const [threadIds, replyIds] = [idsOf(false), idsOf(true)];
  const [threads, replies] = await Promise.all([
    threadIds.length > 0
      ? db.forumThread.findMany({
          where: shown(threadIds),
          include: { author: AUTHOR, category: CATEGORY },
        })
      : [],
    replyIds.length > 0
      ? db.forumReply.findMany({
          where: { ...shown(replyIds), thread: SHOWN },
          include: {
            author: AUTHOR,
            thread: { select: { title: true, category: CATEGORY } },
          },
        })
      : [],
  ]);
  const posts: StoredPost[] = [
    ...threads.map(({ id, title, content, category, author, createdAt }) => ({
      ...{ postId: id, threadId: id, isReply: false, title, content, category },
      ...{ author: toAuthor(author), createdAt: createdAt.toISOString() },
    })),
    ...replies.map(({ id, threadId, content, thread, author, createdAt }) => ({
      ...{ postId: id, threadId, isReply: true, content },
      ...{ title: thread.title, category: thread.category },
      ...{ author: toAuthor(author), createdAt: createdAt.toISOString() },
    })),
  ];
  return new Map(posts.map((post) => [post.postId, post]));
}
