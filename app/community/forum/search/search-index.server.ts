import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { giveTurns } from "~/platform/loop-turns.server";
import { postgresqlSearch } from "./postgresql-search.server";
import { documentOf } from "./search-document";
import { facets } from "./search-facets.server";
import type { IndexedPost, SearchStore } from "./search-store.server";
import { sqliteSearch } from "./sqlite-search.server";

/** Where words are kept on this installation. */
export const searchStore: SearchStore = env.DATABASE_URL.startsWith("postgres")
  ? postgresqlSearch
  : sqliteSearch;

/** Posts that are taken in at once. */
const BATCH = 200;

/**
 * Takes in the words of posts that changed, which triggers have written down with the change: what
 * was stored before this began can be found when it is done.
 *
 * @param most so many posts at most
 * @returns how many there were
 */
export async function indexPending(most = BATCH): Promise<number> {
  if (!(await db.searchPending.findFirst({ select: { number: true } }))) return 0;
  return lock.run("forum-search", async () => {
    let done = 0;
    while (done < most) {
      const count = await indexBatch(Math.min(BATCH, most - done));
      done += count;
      if (count === 0) break;
    }
    return done;
  });
}

/** Takes in all that changed: the job. */
export function indexAllPending(): Promise<number> {
  return indexPending(Number.POSITIVE_INFINITY);
}

async function indexBatch(take: number): Promise<number> {
  const pending = await db.searchPending.findMany({ orderBy: { number: "asc" }, take });
  if (pending.length === 0) return 0;
  const ids = [...new Set(pending.map(({ postId }) => postId))];
  const posts = await readPosts(ids);
  const present = new Set(posts.map(({ postId }) => postId));
  await db.$transaction(async (on) => {
    const gone = ids.filter((id) => !present.has(id));
    const known = await on.searchEntry.findMany({ where: { postId: { in: gone } } });
    const emptied = known.map(({ postId, isReply }) => ({ postId, isReply, words: [] }));
    const changed = [...posts, ...emptied];
    if (changed.length > 0) await searchStore.put(on, changed);
    if (known.length > 0) await on.searchEntry.deleteMany({ where: { postId: { in: gone } } });
    await on.searchPending.deleteMany({
      where: { number: { in: pending.map(({ number }) => number) } },
    });
  });
  return pending.length;
}

/**
 * Posts by their ids, each with its words; none of what is not shown. In the order of the ids. Finding the words of
 * long texts takes its time, between which others have their turn.
 */
async function readPosts(ids: string[]): Promise<IndexedPost[]> {
  const where = { id: { in: ids } };
  const [threads, replies] = await Promise.all([
    db.forumThread.findMany({
      where,
      select: {
        id: true,
        title: true,
        content: true,
        status: true,
        authorId: true,
        categoryId: true,
      },
    }),
    db.forumReply.findMany({
      where,
      select: {
        id: true,
        content: true,
        status: true,
        authorId: true,
        thread: { select: { categoryId: true } },
      },
    }),
  ]);
  const words = new Map<string, IndexedPost>();
  for (const { id, status, ...post } of threads) {
    const shown = status === "shown" ? documentOf(post, facets) : [];
    words.set(id, { postId: id, isReply: false, words: shown });
    await giveTurns();
  }
  for (const { id, status, thread, ...post } of replies) {
    const searched = { ...post, title: "", categoryId: thread.categoryId };
    const shown = status === "shown" ? documentOf(searched, facets) : [];
    words.set(id, { postId: id, isReply: true, words: shown });
    await giveTurns();
  }
  return ids.flatMap((id) => words.get(id) ?? []);
}
