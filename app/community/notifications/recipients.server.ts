import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import type { Happening } from "./happening";
import { MOST_NAMED } from "./notification-limits";

/** How many people are told with one statement. */
const TOLD_AT_ONCE = 200;

/** What moderators and the product say is heard by everybody whom it concerns. */
const ALWAYS_HEARD: readonly Happening["kind"][] = ["moderation", "payment"];

/** Those named who want to hear of it, in groups. */
export async function* namedRecipients(happening: Happening, to: readonly string[]) {
  const named = [...new Set(to)].filter((id) => id !== happening.actorId).slice(0, MOST_NAMED);
  for (let at = 0; at < named.length; at += TOLD_AT_ONCE) {
    const ids = Prisma.join(named.slice(at, at + TOLD_AT_ONCE));
    const heard = ALWAYS_HEARD.includes(happening.kind)
      ? Prisma.empty
      : Prisma.sql`AND ${wantsToHear(happening)}`;
    yield idsOf(Prisma.sql`SELECT u."id" FROM "User" u WHERE u."id" IN (${ids}) ${heard}`);
  }
}

/**
 * Those who follow the place with everything, in groups. Of a room they are told once until they
 * have read it: everything that is said there would be a list of its own.
 */
export async function* followingRecipients({ place, source, actorId }: Happening) {
  if (!place) return;
  const toldAlready = place.startsWith("room:")
    ? Prisma.sql`n."place" = ${place} AND n."readAt" IS NULL`
    : Prisma.sql`n."kind" = 'mention' AND n."source" = ${source}`;
  let after = "";
  for (;;) {
    const ids = await idsOf(Prisma.sql`
      SELECT f."userId" AS "id" FROM "Follow" f
      WHERE f."place" = ${place} AND f."level" = 'everything' AND f."userId" > ${after}
        AND f."userId" <> ${actorId ?? ""} AND ${notBlocking(Prisma.sql`f."userId"`, actorId)}
        AND NOT EXISTS (SELECT 1 FROM "Notification" n
          WHERE n."userId" = f."userId" AND ${toldAlready})
      ORDER BY f."userId" LIMIT ${TOLD_AT_ONCE}`);
    yield ids;
    after = ids.at(-1) ?? "";
    if (ids.length < TOLD_AT_ONCE) return;
  }
}

function wantsToHear({ place, actorId }: Happening): Prisma.Sql {
  return Prisma.sql`${notBlocking(Prisma.sql`u."id"`, actorId)}
    AND NOT EXISTS (SELECT 1 FROM "Follow" f
      WHERE f."userId" = u."id" AND f."place" = ${place ?? ""} AND f."level" = 'nothing')`;
}

/** They have not blocked whoever did it. */
function notBlocking(userId: Prisma.Sql, actorId: string | null): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM "Block" b
    WHERE b."userId" = ${userId} AND b."blockedId" = ${actorId ?? ""})`;
}

async function idsOf(statement: Prisma.Sql): Promise<string[]> {
  return (await query<{ id: string }>(statement)).map(({ id }) => id);
}
