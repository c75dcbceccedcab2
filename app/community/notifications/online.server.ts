import { db } from "~/platform/db.server";
import { ONLINE_MS } from "./notification-limits";

/** Whether somebody is here now: a browser of theirs has just asked for something, or is in a room. */
export async function isOnline(userId: string, now: Date): Promise<boolean> {
  const seenAt = { gt: new Date(now.getTime() - ONLINE_MS) };
  const [session, presence] = await Promise.all([
    db.session.findFirst({ where: { userId, seenAt }, select: { id: true } }),
    db.roomPresence.findFirst({
      where: { userId, expiresAt: { gt: now.getTime() } },
      select: { roomId: true },
    }),
  ]);
  return session !== null || presence !== null;
}
