import { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { DIGEST_MS, MAIL_WAIT_MS } from "./notification-limits";

export type Channel = "mail" | "push";

interface Due {
  userId: string;
  channel: Channel;
  dueAt: Date;
}

/**
 * Notes that there is something to send, for those people who want mails or have a browser that
 * shows notifications. What waits already keeps its time.
 */
export async function putOnTheWay(people: readonly string[], now: Date): Promise<void> {
  const userId = { in: [...people] };
  const mailed = await db.mailSettings.findMany({
    where: { userId, confirmedAt: { not: null }, frequency: { not: "never" } },
    select: { userId: true, frequency: true, digestAt: true },
  });
  const pushed = await db.pushSubscription.findMany({
    where: { userId },
    distinct: ["userId"],
    select: { userId: true },
  });
  await addDeliveries([
    ...mailed.map((wish): Due => ({ ...wish, channel: "mail", dueAt: nextMailAt(wish, now) })),
    ...pushed.map((device): Due => ({ ...device, channel: "push", dueAt: now })),
  ]);
}

/** Has somebody's unsent notifications looked at, unless that is on its way already. */
export async function addDeliveries(due: readonly Due[]): Promise<void> {
  if (due.length === 0) return;
  const rows = due.map(
    ({ userId, channel, dueAt }) => Prisma.sql`(${userId}, ${channel}, ${dueAt}, 0)`,
  );
  await db.$executeRaw`
    INSERT INTO "Delivery" ("userId", "channel", "dueAt", "failures")
    VALUES ${Prisma.join(rows)} ON CONFLICT DO NOTHING`;
}

/** When somebody's next mail may go out. */
export function nextMailAt(wish: { frequency: string; digestAt: Date | null }, now: Date): Date {
  const soon = now.getTime() + MAIL_WAIT_MS;
  if (wish.frequency === "each" || !wish.digestAt) return new Date(soon);
  return new Date(Math.max(soon, wish.digestAt.getTime() + DIGEST_MS));
}
