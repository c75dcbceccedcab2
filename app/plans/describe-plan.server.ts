import { db } from "~/platform/db.server";
import type { Holding } from "./check-holding.server";
import { planSettings } from "./plan-settings.server";
import type { listOrders } from "./read-order.server";
import { readPlan } from "./read-plan.server";
import { writeUnits } from "./sol";

/** The plan of somebody as their page shows it. */
export async function summarisePlan(
  userId: string,
  history: Pick<Awaited<ReturnType<typeof listOrders>>, "credit" | "hasCredit" | "basicUntil">,
) {
  const now = await readPlan(userId);
  const held = await db.project.count({ where: { ownerId: userId, deletedAt: null } });
  const isLater = history.basicUntil !== null && new Date(history.basicUntil) > new Date();
  return {
    plan: now.plan === "unlimited" ? ("unlimited" as const) : ("basic" as const),
    ...{ by: now.by, held, apps: now.apps, lacksHolding: now.lacksHolding },
    until: now.until?.toISOString() ?? null,
    graceUntil: now.graceUntil?.toISOString() ?? null,
    basicUntil: isLater ? history.basicUntil : null,
    credit: history.hasCredit ? history.credit : null,
  };
}

/** What a wallet holds, in words and ISO 8601. */
export function describeHolding(holding: Holding | null, hasWallet: boolean) {
  const { amount = null, decimals = null } = holding ?? {};
  return {
    hasWallet,
    state: holding?.state ?? ("unknown" as const),
    amount: amount === null || decimals === null ? null : inGroups(writeUnits(amount, decimals)),
    needed: inGroups(planSettings().prices.holding),
    checkedAt: holding?.checkedAt?.toISOString() ?? null,
    unknownSince: holding?.unknownSince?.toISOString() ?? null,
  };
}

/** 10000000.5 as 10,000,000.5 */
function inGroups(decimal: string): string {
  const [whole = "", fraction] = decimal.split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction ? `${grouped}.${fraction}` : grouped;
}
