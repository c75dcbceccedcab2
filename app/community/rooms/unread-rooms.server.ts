import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { roomPlace } from "../notifications/places";

/** Unread messages are counted up to this number. */
const MOST_COUNTED = 99;

/**
 * How much somebody has not read in rooms where they have been: of each room's last messages, so that
 * it costs the same in an old room. Rooms without any are left out.
 */
export async function countUnreadInRooms(
  userId: string,
  roomIds: readonly string[],
): Promise<Map<string, number>> {
  const counts = await Promise.all(
    roomIds.map(async (roomId): Promise<[string, number]> => {
      const [row] = await query<{ unread: number | bigint }>(Prisma.sql`
        SELECT COUNT(*) AS "unread" FROM (
          SELECT m."createdAt", m."authorId", m."status" FROM "RoomMessage" m
          WHERE m."roomId" = ${roomId} ORDER BY m."number" DESC LIMIT ${MOST_COUNTED}) AS "last"
        WHERE "last"."status" = 'shown'
          AND ("last"."authorId" IS NULL OR "last"."authorId" <> ${userId})
          AND "last"."createdAt" > (SELECT f."readAt" FROM "Follow" f
            WHERE f."userId" = ${userId} AND f."place" = ${roomPlace(roomId)})`);
      return [roomId, Number(row?.unread ?? 0)];
    }),
  );
  return new Map(counts.filter(([, unread]) => unread > 0));
}
