import { limitOf, overBudget } from "~/platform/budget.server";
import { db } from "~/platform/db.server";
import type { Visitor } from "~/platform/visitor";
import { visitorKey } from "~/platform/visitor-key.server";
import { holderFor, requireRoomFor } from "~/projects/held-bytes.server";
import { TRIAL_BUDGETS, TRIAL_BYTES } from "./trial-budgets.server";

/**
 * One that expired while its app was published counts until the app goes, too.
 *
 * @throws {AppError} 507 when the server keeps as many trials of this visitor as it may
 */
export async function requireRoomForTrial(visitor: Visitor): Promise<void> {
  const budget = TRIAL_BUDGETS.trials;
  const held = await db.project.count({ where: { heldBy: visitorKey(visitor) } });
  if (held >= limitOf(budget, visitor)) throw overBudget(budget, { name: "trials", visitor });
}

/**
 * Looks whether a trial may become so large. One that does not grow may, unless what checkpoints keep
 * is far too much already: files that are replaced and published again and again fill a disk as well.
 *
 * @param projectId the server's own id of the trial
 * @param size bytes of all of its texts, as they will be; bytes that are no text count as they are sent
 * @throws {AppError} 507 when all trials of this visitor would be more than the server keeps
 */
export async function requireRoomForTexts(
  visitor: Visitor,
  projectId: string,
  size: number,
): Promise<void> {
  const { _sum: before } = await db.file.aggregate({
    where: { projectId, isBinary: false },
    _sum: { size: true },
  });
  const growth = { by: size - (before.size ?? 0), stored: size };
  await requireRoomFor(holderFor(visitor), growth, TRIAL_BYTES);
}
