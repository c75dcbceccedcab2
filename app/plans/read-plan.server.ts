import { type Db, db } from "~/platform/db.server";
import { decidePlan, PLANS_OFF, type PlanNow } from "./plan-now";
import { planSettings } from "./plan-settings.server";

/** The database, or a transaction of it. */
export type PlanRows = Pick<
  Db,
  "planAccount" | "planGrant" | "tokenHolding" | "wallet" | "project" | "$executeRaw"
>;

/** The plan that somebody has now; `off` where plans limit nothing. */
export async function readPlan(userId: string, rows: PlanRows = db): Promise<PlanNow> {
  const { isOn, mint } = planSettings();
  if (!isOn) return PLANS_OFF;
  const account = await rows.planAccount.findUnique({
    where: { userId },
    select: { basicUntil: true, unlimitedUntil: true },
  });
  const grants = await rows.planGrant.findMany({
    where: { userId, withdrawnAt: null },
    orderBy: { createdAt: "asc" },
    select: { plan: true, until: true },
  });
  return decidePlan(
    {
      basicUntil: account?.basicUntil?.getTime() ?? null,
      unlimitedUntil: account?.unlimitedUntil?.getTime() ?? null,
      grants: grants.map(({ plan, until }) => ({ plan, until: until?.getTime() ?? null })),
      holding: account?.unlimitedUntil ? await readState(rows, userId, mint) : null,
    },
    Date.now(),
  );
}

/**
 * What is known of somebody's holding; of another token it says nothing. A former wallet's counts until the network
 * tells of the one in its place: nobody is demoted because a node is silent. Once it is another account's it counts
 * for that one alone, without days of grace here: one holding serves one account at a time.
 */
async function readState(rows: PlanRows, userId: string, mint: string | null) {
  const row = await rows.tokenHolding.findUnique({
    where: { userId },
    select: { state: true, fellAt: true, mint: true, heldAddress: true },
  });
  if (!row || row.mint !== mint) return null;
  if (row.heldAddress && (await isElsewhere(rows, userId, row.heldAddress))) {
    return { state: "not_held", fellAt: null };
  }
  return { state: row.state, fellAt: row.fellAt?.getTime() ?? null };
}

async function isElsewhere(rows: PlanRows, userId: string, address: string): Promise<boolean> {
  const where = { verified: address, userId: { not: userId } };
  return (await rows.wallet.count({ where })) > 0;
}
