import { db } from "~/platform/db.server";
import { splitName } from "./places";

/**
 * Of what notifications are about, that which everybody may still read: posts and messages that are
 * neither held nor hidden nor deleted. At most three queries.
 *
 * @param sources `thread:<id>`, `reply:<id>`, `message:<id>`
 */
export async function findShown(sources: readonly string[]): Promise<Set<string>> {
  const named = sources.map((source) => ({ source, ...splitName(source) }));
  const idsOf = (kind: string) =>
    named.flatMap((name) => (name.kind === kind ? [name.id ?? ""] : []));
  const shown = (kind: string) => ({ id: { in: idsOf(kind) }, status: "shown" });
  const select = { id: true } as const;
  const found = await Promise.all([
    idsOf("thread").length ? db.forumThread.findMany({ where: shown("thread"), select }) : [],
    idsOf("reply").length
      ? db.forumReply.findMany({
          where: { ...shown("reply"), thread: { status: "shown" } },
          select,
        })
      : [],
    idsOf("message").length ? db.roomMessage.findMany({ where: shown("message"), select }) : [],
  ]);
  const kinds = ["thread", "reply", "message"];
  return new Set(found.flatMap((rows, at) => rows.map(({ id }) => `${kinds[at]}:${id}`)));
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
