import { db } from "~/platform/db.server";
import { addDeliveries, type Channel } from "./deliveries.server";

/** How many people's deliveries one run looks at. */
const PEOPLE_AT_ONCE = 100;
/** A process that takes up a delivery has it for so long, in milliseconds; one that was killed lets go of it then. */
const CLAIM_MS = 10 * 60 * 1000;
/** From one try to the next: doubled each time, up to the longest, in milliseconds. */
const FIRST_WAIT_MS = 60 * 1000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;
/** After so many failures it is given up; the list has it all the same. */
const MOST_FAILURES = 10;

/** A person's delivery that this process looks after. */
export interface ClaimedDelivery {
  userId: string;
  channel: Channel;
  failures: number;
  /** Marks the claim. */
  until: Date;
}

/** What is due, each claimed by this process alone. */
export async function* claimDue(channel: Channel, now: Date): AsyncGenerator<ClaimedDelivery> {
  const due = await db.delivery.findMany({
    where: { channel, dueAt: { lte: now } },
    orderBy: { dueAt: "asc" },
    take: PEOPLE_AT_ONCE,
  });
  for (const { userId, dueAt, failures } of due) {
    const until = new Date(now.getTime() + CLAIM_MS);
    const { count } = await db.delivery.updateMany({
      where: { userId, channel, dueAt },
      data: { dueAt: until },
    });
    if (count > 0) yield { userId, channel, failures, until };
  }
}

/** Looks at a claimed delivery again later. */
export async function postpone(claimed: ClaimedDelivery, dueAt: Date): Promise<void> {
  await db.delivery.updateMany({ where: rowOf(claimed), data: { dueAt } });
}

/** Tries again after a wait that grows, or gives up. @returns whether it is tried again */
export async function retryLater(claimed: ClaimedDelivery, now: Date): Promise<boolean> {
  const failures = claimed.failures + 1;
  if (failures >= MOST_FAILURES) {
    await db.delivery.deleteMany({ where: rowOf(claimed) });
    return false;
  }
  const wait = Math.min(FIRST_WAIT_MS * 2 ** claimed.failures, LONGEST_WAIT_MS);
  const dueAt = new Date(now.getTime() + wait);
  await db.delivery.updateMany({ where: rowOf(claimed), data: { dueAt, failures } });
  return true;
}

/**
 * Ends a claimed delivery. What came while it was under way found its row and added none, so that is
 * looked for once the row is gone.
 *
 * @param again when to look again, if something is left; null for never
 */
export async function finish(
  claimed: ClaimedDelivery,
  again: () => Promise<Date | null>,
): Promise<void> {
  await db.delivery.deleteMany({ where: rowOf(claimed) });
  const dueAt = await again();
  const { userId, channel } = claimed;
  if (dueAt) await addDeliveries([{ userId, channel, dueAt }]);
}

function rowOf({ userId, channel, until }: ClaimedDelivery) {
  return { userId, channel, dueAt: until };
}
