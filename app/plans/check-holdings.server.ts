import { db } from "~/platform/db.server";
import { areAnswering } from "./chains.server";
import { checkHolding } from "./check-holding.server";
import { GRACE_DAYS } from "./plan-facts";
import { planSettings } from "./plan-settings.server";

/** Wallets that one round looks at: the rest waits for the next. */
const AT_ONCE = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody whose wallet holds too little all of a sudden. */
export interface Fallen {
  userId: string;
  /** Until when Unlimited stays all the same; past where the days of grace were had before. */
  graceUntil: Date;
}

/**
 * Looks at the wallets that somebody's paid Unlimited hangs on and that are due.
 *
 * @returns who is to be told that their holding fell; whoever tells them calls `markTold`
 */
export async function checkHoldings(now = new Date()): Promise<Fallen[]> {
  if (!planSettings().isOn) return [];
  const paid = { user: { planAccount: { unlimitedUntil: { gt: now } } } };
  const due = await db.tokenHolding.findMany({
    where: { ...paid, nextCheckAt: { lte: now } },
    orderBy: { nextCheckAt: "asc" },
    take: AT_ONCE,
    select: { userId: true },
  });
  for (const { userId } of due) {
    const holding = await checkHolding(userId, now.getTime());
    if (holding?.unknownSince && !(await areAnswering())) break;
  }
  const fallen = await db.tokenHolding.findMany({
    where: { ...paid, state: "not_held", fellAt: { not: null }, toldAt: null },
    take: AT_ONCE,
    select: { userId: true, fellAt: true },
  });
  return fallen.flatMap(({ userId, fellAt }) =>
    fellAt ? [{ userId, graceUntil: new Date(fellAt.getTime() + GRACE_DAYS * DAY_MS) }] : [],
  );
}

/** Notes that somebody was told of it. */
export async function markTold(userId: string, now = new Date()): Promise<void> {
  await db.tokenHolding.updateMany({ where: { userId }, data: { toldAt: now } });
}
