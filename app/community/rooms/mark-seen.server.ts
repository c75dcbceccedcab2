import { db } from "~/platform/db.server";
import { roomPlace } from "../notifications/places";
import { markRead } from "../notifications/read-marks.server";

/**
 * Notes that somebody has read a room up to a message, and what they were told of it; what came after
 * that stays unread. A number of no message there is left alone.
 */
export async function markSeen(userId: string, roomId: string, number: number): Promise<void> {
  const now = new Date();
  const [seen, next] = await db.roomMessage.findMany({
    where: { roomId, number: { gte: number } },
    orderBy: { number: "asc" },
    take: 2,
    select: { number: true, createdAt: true },
  });
  if (seen?.number !== number) return;
  const seenAt = next ? new Date(next.createdAt.getTime() - 1) : now;
  await markRead(userId, roomPlace(roomId), { activeAt: seen.createdAt, seenAt });
}
