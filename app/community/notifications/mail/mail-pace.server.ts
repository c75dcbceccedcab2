import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { DIGEST_MS, LATER_MAILS_MS, MAILS_AT_ONCE, SENT_WITHIN_MS } from "../notification-limits";

const DAY_MS = 24 * 60 * 60 * 1000;

interface Pace {
  userId: string;
  frequency: string;
  /** When the last mail went. */
  digestAt: Date | null;
}

/**
 * From when on somebody may be mailed again. Whoever wants each thing mailed gets the first mails of a day as things
 * happen, and further ones hourly: somebody who writes to them once a minute fills no mailbox.
 */
export async function nextMailFrom(
  { userId, frequency, digestAt }: Pace,
  now: Date,
): Promise<Date> {
  const after = (ms: number) => new Date((digestAt?.getTime() ?? 0) + ms);
  if (frequency === "daily") return after(DIGEST_MS);
  const later = after(LATER_MAILS_MS);
  if (later <= now || (await countMails(userId, now)) < MAILS_AT_ONCE) return now;
  return later;
}

/** How many mails somebody was sent within a day: what one mail told has one time. */
async function countMails(userId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS);
  // What was mailed since then is no older, and there is an index of that.
  const oldest = new Date(since.getTime() - SENT_WITHIN_MS);
  const [row] = await query<{ mails: number | bigint }>(Prisma.sql`
    SELECT COUNT(DISTINCT "mailedAt") AS "mails" FROM "Notification"
    WHERE "userId" = ${userId} AND "createdAt" > ${oldest} AND "mailedAt" > ${since}`);
  return Number(row?.mails ?? 0);
}
