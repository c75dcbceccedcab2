import { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db, query } from "~/platform/db.server";
import { isMissingOwner, isUniqueViolation } from "~/platform/unique-violation";
import { DEFAULT_LEVEL } from "./follow-levels";
import type { Place } from "./places";

/** What somebody has just been shown of a place. */
interface Reading {
  /** When something last came there, as far as the page shows it. */
  activeAt: Date;
  /** The moment before the page was read out of the database: what comes later is unread. */
  seenAt: Date;
}

/**
 * Notes that a person has read a place, and what they were told of it. Nothing is written where
 * nothing is new. Not to be called for pages that a browser loads ahead (`isLoadedAhead`).
 */
export async function markRead(userId: string, place: Place, reading: Reading): Promise<void> {
  const { activeAt, seenAt } = reading;
  const [before] = await query<{ readAt: Date | null; told: string | null }>(Prisma.sql`
    SELECT f."readAt", n."id" AS "told" FROM "User" u
    LEFT JOIN "Follow" f ON f."userId" = u."id" AND f."place" = ${place}
    LEFT JOIN "Notification" n ON n."userId" = u."id" AND n."place" = ${place}
      AND n."readAt" IS NULL AND n."createdAt" <= ${seenAt}
    WHERE u."id" = ${userId} LIMIT 1`);
  if (!before) return;
  if (before.readAt === null) await beginReading(userId, place, seenAt);
  else if (activeAt > before.readAt) {
    const where = { userId, place, readAt: { lt: seenAt } };
    await db.follow.updateMany({ where, data: { readAt: seenAt } });
  }
  if (before.told === null) return;
  const where = { userId, place, readAt: null, createdAt: { lte: seenAt } };
  await db.notification.updateMany({ where, data: { readAt: new Date() } });
  topics.publish("notifications-changed", { userId });
}

/**
 * Of the places of one list, those where something is newer than what a person has read, with one
 * query. Where they have never been is not among them.
 */
export async function unreadOf(
  userId: string,
  places: readonly { place: Place; activeAt: Date }[],
): Promise<Set<Place>> {
  const rows = await db.follow.findMany({
    where: { userId, place: { in: places.map(({ place }) => place) } },
    select: { place: true, readAt: true },
  });
  const readAt = new Map(rows.map((row) => [row.place, row.readAt]));
  const isUnread = ({ place, activeAt }: { place: Place; activeAt: Date }) => {
    const read = readAt.get(place);
    return read !== undefined && activeAt > read;
  };
  return new Set(places.filter(isUnread).map(({ place }) => place));
}

async function beginReading(userId: string, place: Place, readAt: Date): Promise<void> {
  try {
    await db.follow.create({ data: { userId, place, level: DEFAULT_LEVEL, readAt } });
  } catch (error) {
    // Another page of theirs was quicker, or their account is gone.
    if (!isUniqueViolation(error) && !isMissingOwner(error)) throw error;
  }
}
