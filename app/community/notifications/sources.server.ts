import { db } from "~/platform/db.server";
import { splitName } from "./places";

/**
 * Of what notifications are about, that which everybody may still read: posts and messages that are
 * neither held nor hidden nor deleted. At most three queries.
 *
 * @param sources `thread:<id>`, `reply:<id>`, `message:<id>`
 */
export async function findShown(sources: readonly string[]): Promise<Set<string>> {
  const named = sources.map((source) => splitName(source));
  // By their ids alone: asked for "shown" as well, SQLite would read everything that is.
  const idsOf = (kind: string) => named.flatMap((name) => (name?.kind === kind ? [name.id] : []));
  const those = (kind: string) => ({ where: { id: { in: idsOf(kind) } } });
  const select = { id: true, status: true } as const;
  const [threads, replies, messages] = await Promise.all([
    idsOf("thread").length ? db.forumThread.findMany({ ...those("thread"), select }) : [],
    idsOf("reply").length
      ? db.forumReply.findMany({
          ...those("reply"),
          select: { ...select, thread: { select: { status: true } } },
        })
      : [],
    idsOf("message").length ? db.roomMessage.findMany({ ...those("message"), select }) : [],
  ]);
  const isShown = ({ status }: { status: string }) => status === "shown";
  return new Set([
    ...threads.filter(isShown).map(({ id }) => `thread:${id}`),
    ...replies.filter((row) => isShown(row) && isShown(row.thread)).map(({ id }) => `reply:${id}`),
    ...messages.filter(isShown).map(({ id }) => `message:${id}`),
  ]);
}

/** Kinds that tell of something which somebody wrote, and which may be gone by now. */
export const TELL_OF_POSTS: readonly string[] = ["reply", "mention", "accepted"];

/** Nothing is sent of what a moderator has hidden, or its author deleted. */
export async function leaveOutGone<Row extends { kind: string; source: string }>(
  rows: readonly Row[],
): Promise<Row[]> {
  const posts = rows.filter(({ kind }) => TELL_OF_POSTS.includes(kind));
  const shown = await findShown(posts.map(({ source }) => source));
  return rows.filter(({ kind, source }) => !TELL_OF_POSTS.includes(kind) || shown.has(source));
}
