import { limitOf, overBudget } from "~/platform/budget.server";
import { db } from "~/platform/db.server";
import type { Visitor } from "~/platform/visitor";
import { visitorKey } from "~/platform/visitor-key.server";
import { TRIAL_BUDGETS } from "./trial-budgets.server";

/** @throws {AppError} 507 when the server keeps as many trials of this visitor as it may */
export async function requireRoomForTrial(visitor: Visitor): Promise<void> {
  const budget = TRIAL_BUDGETS.trials;
  // What is left of one that expired is its published app.
  const held = await db.project.count({
    where: { heldBy: visitorKey(visitor), expiresAt: { not: null } },
  });
  if (held >= limitOf(budget, visitor)) throw overBudget(budget, { name: "trials", visitor });
}

/**
 * Looks whether a trial may become so large. One that does not grow always may.
 *
 * @param projectId the server's own id of the trial
 * @param size bytes of all of its files, as they will be
 * @throws {AppError} 507 when all trials of this visitor would be more than the server keeps
 */
export async function requireRoomForBytes(
  visitor: Visitor,
  projectId: string,
  size: number,
): Promise<void> {
  const heldBy = visitorKey(visitor);
  const [own, others] = await Promise.all([
    bytesOf({ projectId }),
    bytesOf({ projectId: { not: projectId }, project: { heldBy } }),
  ]);
  const budget = TRIAL_BUDGETS.trialBytes;
  if (size <= own || others + size <= limitOf(budget, visitor)) return;
  throw overBudget(budget, { name: "trialBytes", visitor });
}

async function bytesOf(
  where: NonNullable<Parameters<typeof db.file.aggregate>[0]>["where"],
): Promise<number> {
  const { _sum } = await db.file.aggregate({ where: where ?? {}, _sum: { size: true } });
  return _sum.size ?? 0;
}
