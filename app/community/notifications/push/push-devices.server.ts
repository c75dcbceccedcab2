import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { sha256 } from "~/platform/hash.server";
import type { BrowserSubscription } from "./push-schema";
import { isPushService } from "./push-service.server";

/** Browsers of one person; one more takes the place of the oldest. */
export const DEVICES = 10;

interface Device {
  userId: string;
  /** The session of the browser: the subscription ends with it. */
  sessionId: string | null;
  userAgent: string | null;
}

/**
 * Has a browser told of notifications. It tells one person: whoever signed in there last and wanted it.
 *
 * @param allowsLoopback for tests
 * @throws {AppError} 400 for an address that is no push service's
 */
export async function addPushDevice(
  { endpoint, keys }: BrowserSubscription,
  { userId, sessionId, userAgent }: Device,
  allowsLoopback: boolean,
): Promise<void> {
  if (!isPushService(endpoint, allowsLoopback)) {
    throw new AppError(400, "No push service can be at that address. Nothing was changed.");
  }
  const id = sha256(endpoint);
  const row = { userId, sessionId, endpoint, ...keys, userAgent: userAgent?.slice(0, 300) ?? null };
  const isFirst = (await db.pushSubscription.count({ where: { userId } })) === 0;
  await db.pushSubscription.upsert({
    where: { id },
    create: { id, ...row },
    update: { ...row, createdAt: new Date() },
  });
  if (isFirst) await forgetUnsent(userId);
  await dropOldest(userId);
}

/** Ends what a browser is told, if it is this person's. */
export async function dropPushDevice(userId: string, endpoint: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { userId, id: sha256(endpoint) } });
}

/** Whether a browser tells this person of notifications. */
export async function hasPushDevice(userId: string, endpoint: string): Promise<boolean> {
  return (await db.pushSubscription.count({ where: { userId, id: sha256(endpoint) } })) > 0;
}

/** How many browsers tell somebody of notifications. */
export function countPushDevices(userId: string): Promise<number> {
  return db.pushSubscription.count({ where: { userId } });
}

/** What was told before counts as sent: nobody hears of last week on the day they switch it on. */
async function forgetUnsent(userId: string): Promise<void> {
  const where = { userId, pushedAt: null };
  await db.notification.updateMany({ where, data: { pushedAt: new Date() } });
}

async function dropOldest(userId: string): Promise<void> {
  const old = await db.pushSubscription.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: DEVICES,
    select: { id: true },
  });
  if (old.length === 0) return;
  await db.pushSubscription.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}
