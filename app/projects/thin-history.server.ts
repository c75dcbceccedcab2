import { HISTORY_DAYS, NOTICE_DAYS } from "~/plans/plan-facts";
import { readPlan } from "~/plans/read-plan.server";
import { db } from "~/platform/db.server";
import { withProjectLock } from "./project-lock.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Projects looked at between two questions to the database. */
const AT_ONCE = 200;
/** What goes: points that answers, edits and rollbacks made. What was published, named or made in any other way stays. */
const THINNED_KINDS = ["before", "after", "hand", "restore"];

/** Somebody who is to be told that old history goes. */
export interface Warned {
  userId: string;
  thinsFrom: Date;
}

/**
 * Thins the history of people without a plan, where plans are on: checkpoints that are older than a month go, but never
 * one that was published or has a name, nor the newest of a project. Nobody's goes who was not told a week before.
 *
 * @returns who is to be told now; whoever tells them calls `noteWarned`
 */
export async function thinHistory(now = new Date()): Promise<Warned[]> {
  const warned = new Map<string, Warned>();
  const without = new Map<string, boolean>();
  const thinsFrom = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
  const old = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  for (let after = ""; ; ) {
    const projects = await db.project.findMany({
      where: { id: { gt: after }, ownerId: { not: null }, createdAt: { lt: old } },
      orderBy: { id: "asc" },
      take: AT_ONCE,
      select: { id: true, ownerId: true },
    });
    for (const { id, ownerId } of projects) {
      if (!ownerId) continue;
      const isWithout = without.get(ownerId) ?? (await hasNoPlan(ownerId));
      without.set(ownerId, isWithout);
      if (!isWithout || (await listThinned(id, old)).length === 0) continue;
      const notice = await db.thinningNotice.findUnique({ where: { userId: ownerId } });
      const isTold = notice !== null && isCurrent(notice.thinsFrom, now);
      if (!isTold) warned.set(ownerId, { userId: ownerId, thinsFrom });
      else if (notice.thinsFrom <= now) await thin({ id, ownerId }, notice.thinsFrom);
    }
    const last = projects.at(-1);
    if (!last || projects.length < AT_ONCE) return [...warned.values()];
    after = last.id;
  }
}

/** Whether a notice still speaks of what is thinned now: one a month is enough to read. */
function isCurrent(thinsFrom: Date, now: Date): boolean {
  return now.getTime() - thinsFrom.getTime() < (HISTORY_DAYS - NOTICE_DAYS) * DAY_MS;
}

async function hasNoPlan(userId: string): Promise<boolean> {
  const { plan, by } = await readPlan(userId);
  return plan !== "off" && by === "nothing";
}

/** Notes that somebody was told. Before that nothing goes, so that a killed process costs nobody the notice. */
export async function noteWarned({ userId, thinsFrom }: Warned): Promise<void> {
  await db.thinningNotice.upsert({
    where: { userId },
    update: { thinsFrom },
    create: { userId, thinsFrom },
  });
}

/** Checkpoints of a project that may go, from before a moment. */
async function listThinned(projectId: string, before: Date): Promise<string[]> {
  const latest = await db.checkpoint.findFirst({
    where: { projectId },
    orderBy: { number: "desc" },
    select: { number: true },
  });
  const published = await db.release.findMany({
    where: { projectId },
    select: { checkpointId: true },
  });
  const rows = await db.checkpoint.findMany({
    where: {
      ...{ projectId, createdAt: { lt: before }, number: { lt: latest?.number ?? 0 } },
      ...{ kind: { in: THINNED_KINDS }, name: null },
      id: { notIn: published.map(({ checkpointId }) => checkpointId) },
    },
    orderBy: { number: "asc" },
    take: AT_ONCE,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Their trees go with them, unless another checkpoint or a release is of the same; contents are swept later. */
async function thin(
  { id: projectId, ownerId }: { id: string; ownerId: string },
  thinsFrom: Date,
): Promise<void> {
  const before = new Date(thinsFrom.getTime() - HISTORY_DAYS * DAY_MS);
  await withProjectLock(projectId, async () => {
    // Thousands of projects may have come before this one: whoever has paid meanwhile keeps everything.
    if (!(await hasNoPlan(ownerId))) return;
    for (let ids = await listThinned(projectId, before); ids.length > 0; ) {
      await db.checkpoint.deleteMany({ where: { projectId, id: { in: ids } } });
      ids = await listThinned(projectId, before);
    }
    await db.$executeRaw`
      DELETE FROM "Tree" WHERE "projectId" = ${projectId}
        AND "hash" NOT IN (SELECT "treeHash" FROM "Checkpoint" WHERE "projectId" = ${projectId})
        AND "hash" NOT IN (SELECT "treeHash" FROM "Release" WHERE "projectId" = ${projectId})`;
  });
}
