import { db } from "~/platform/db.server";
import { MESSAGE_DAYS } from "./room-limits";

/** Messages that one statement drops: others have their turn between. */
const DROPPED_AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Drops messages that have been kept for as long as rooms say, with whom they named. */
export async function expireMessages(now: Date): Promise<void> {
  const before = new Date(now.getTime() - MESSAGE_DAYS * DAY_MS);
  for (;;) {
    const rows = await db.roomMessage.findMany({
      where: { createdAt: { lt: before } },
      orderBy: { createdAt: "asc" },
      take: DROPPED_AT_ONCE,
      select: { id: true },
    });
    const ids = rows.map(({ id }) => id);
    const sources = ids.map((id) => `message:${id}`);
    await db.mention.deleteMany({ where: { source: { in: sources } } });
    await db.roomMessage.deleteMany({ where: { id: { in: ids } } });
    if (ids.length < DROPPED_AT_ONCE) return;
  }
}
