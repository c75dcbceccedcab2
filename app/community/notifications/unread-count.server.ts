import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { SHOWN_UNREAD } from "~/ui/notifications-link";

/**
 * How many notifications somebody has not read, for the header: counted up to one more than
 * {@link SHOWN_UNREAD}, by an index. Every page of a member asks for it.
 */
export async function countUnread(userId: string): Promise<number> {
  const [row] = await query<{ unread: number | bigint }>(Prisma.sql`
    SELECT COUNT(*) AS "unread" FROM (SELECT 1 FROM "Notification"
      WHERE "userId" = ${userId} AND "readAt" IS NULL LIMIT ${SHOWN_UNREAD + 1}) AS "some"`);
  return Number(row?.unread ?? 0);
}
