import { LRUCache } from "lru-cache";
import { Prisma } from "~/generated/sqlite/client";
import { limitOf, overBudget } from "~/platform/budget.server";
import { db, query } from "~/platform/db.server";
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
 * Bytes of a visitor's trials that only checkpoints name, by the visitor's key. There may be very many,
 * so they are summed once a minute, in which no more can be sent than `syncedBytes` allows.
 */
const historyCache = new LRUCache<string, Promise<number>>({ max: 1_000, ttl: 60_000 });

/**
 * Looks whether a trial may become so large. One that does not grow may, unless what checkpoints keep
 * is already too much: files that are replaced and published again and again fill a disk as well.
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
  const [own, others, history] = await Promise.all([
    bytesOf({ projectId }),
    bytesOf({ projectId: { not: projectId }, project: { heldBy } }),
    bytesOfHistory(heldBy),
  ]);
  const budget = TRIAL_BUDGETS.trialBytes;
  const limit = limitOf(budget, visitor);
  if (others + size + history <= limit || (size <= own && history <= limit)) return;
  throw overBudget(budget, { name: "trialBytes", visitor });
}

function bytesOfHistory(heldBy: string): Promise<number> {
  const known = historyCache.get(heldBy);
  if (known) return known;
  const sum = sumHistory(heldBy);
  historyCache.set(heldBy, sum);
  sum.catch(() => historyCache.delete(heldBy));
  return sum;
}

/** Project by project: each statement holds the main thread, and others have their turn between. */
async function sumHistory(heldBy: string): Promise<number> {
  const trials = await db.project.findMany({ where: { heldBy }, select: { id: true } });
  let sum = 0;
  for (const { id: projectId } of trials) {
    // Neither database reads the contents for that.
    const [row] = await query<{ bytes: number | bigint | null }>(Prisma.sql`
      SELECT SUM(OCTET_LENGTH("content")) AS "bytes" FROM "Blob" WHERE "projectId" = ${projectId}`);
    sum += Math.max(0, Number(row?.bytes ?? 0) - (await bytesOf({ projectId })));
  }
  return sum;
}

async function bytesOf(
  where: NonNullable<Parameters<typeof db.file.aggregate>[0]>["where"],
): Promise<number> {
  const { _sum } = await db.file.aggregate({ where: where ?? {}, _sum: { size: true } });
  return _sum.size ?? 0;
}
