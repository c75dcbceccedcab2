import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { addDeliveries, type Channel } from "./deliveries.server";

/** How many people's deliveries are looked up with one statement. */
const PEOPLE_LOOKED_UP = 100;
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

interface DeliverOptions {
  channel: Channel;
  now: Date;
  /** People who are served at the same time: whose server is slow holds up nobody else. */
  atOnce: number;
}

/**
 * Has everybody served for whom something is due, each by one process alone. Whoever could not be
 * served has their turn later.
 *
 * @param deliver bounds its own time
 */
export async function deliverDue(
  { channel, now, atOnce }: DeliverOptions,
  deliver: (claimed: ClaimedDelivery) => Promise<void>,
): Promise<void> {
  // The places share one list: each takes the next as soon as it is free.
  const due = claimDue(channel, now);
  const serve = async () => {
    for (;;) {
      const { value: claimed, done } = await due.next();
      if (done) return;
      try {
        await deliver(claimed);
      } catch (error) {
        log.error({ err: error, channel }, "a person could not be told of their notifications");
        await retryLater(claimed, now);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, serve));
}

/** What is due, each claimed by this process alone when its turn comes. */
async function* claimDue(channel: Channel, now: Date): AsyncGenerator<ClaimedDelivery, undefined> {
  for (;;) {
    const due = await db.delivery.findMany({
      where: { channel, dueAt: { lte: now } },
      orderBy: { dueAt: "asc" },
      take: PEOPLE_LOOKED_UP,
    });
    for (const { userId, dueAt, failures } of due) {
      const until = new Date(Math.max(now.getTime(), Date.now()) + CLAIM_MS);
      const { count } = await db.delivery.updateMany({
        where: { userId, channel, dueAt },
        data: { dueAt: until },
      });
      if (count > 0) yield { userId, channel, failures, until };
    }
    if (due.length < PEOPLE_LOOKED_UP) return undefined;
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
