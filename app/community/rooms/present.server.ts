import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import type { PublicPerson } from "~/accounts/public-person";
import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { NAMES_SHOWN } from "./room-limits";

/** Who is in a room. */
export interface Present {
  /** People who are signed in. */
  count: number;
  /** Some of them. */
  people: PublicPerson[];
}

/** Who is in a room now, over all processes (`live/presence.server.ts`). */
export async function readPresent(roomId: string): Promise<Present> {
  const now = BigInt(Date.now());
  const rows = await query<{ userId: string; count: bigint | number }>(Prisma.sql`
    SELECT "userId", COUNT(*) OVER () AS "count" FROM "RoomPresence"
    WHERE "roomId" = ${roomId} AND "expiresAt" > ${now}
    GROUP BY "userId" ORDER BY "userId" LIMIT ${NAMES_SHOWN}`);
  if (rows.length === 0) return { count: 0, people: [] };
  const people = await db.user.findMany({
    where: { id: { in: rows.map(({ userId }) => userId) } },
    orderBy: { id: "asc" },
    select: AUTHOR_FIELDS,
  });
  return {
    count: Number(rows[0]?.count ?? 0),
    people: people.map((row) => ({ ...toAuthor(row), id: row.id })),
  };
}
