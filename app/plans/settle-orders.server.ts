import { db } from "~/platform/db.server";
import { areAnswering } from "./chains.server";
import { checkOrder } from "./check-order.server";
import { planSettings } from "./plan-settings.server";

/** Orders that one round looks at: the rest waits for the next. */
const AT_ONCE = 50;

/**
 * Looks for payments of all orders that are due, for those that nobody watches.
 *
 * @returns what was paid, as ids of orders
 */
export async function settleOrders(now = new Date()): Promise<string[]> {
  if (!planSettings().isOn) return [];
  const due = await db.planOrder.findMany({
    where: { nextCheckAt: { lte: now } },
    orderBy: { nextCheckAt: "asc" },
    take: AT_ONCE,
    select: { id: true },
  });
  const paid: string[] = [];
  for (const { id } of due) {
    const checked = await checkOrder(id);
    paid.push(...checked.paid);
    if (!checked.isKnown && !(await areAnswering())) break;
  }
  return paid;
}
