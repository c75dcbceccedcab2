import { dropGenerations, dropProjects } from "~/accounts/gone-projects.server";
import type { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { SERVER_COPY_DAYS } from "./server-copy-days";

/** When a trial that is used now expires. */
export function trialExpiry(now: Date): Date {
  return new Date(now.getTime() + SERVER_COPY_DAYS * 24 * 60 * 60 * 1000);
}

/**
 * Drops copies of trials that were not used for {@link SERVER_COPY_DAYS}. A published app has an end of its own
 * (publishing/publish-expiry.server.ts): its release is what people were given an address for.
 *
 * @returns how many were dropped
 */
export async function expireTrials(now: Date): Promise<number> {
  const found = await db.project.findMany({
    where: expired(now),
    select: { id: true, publishedAt: true },
  });
  let dropped = 0;
  for (const copy of found) dropped += await expireCopy(copy, now);
  return dropped;
}

/**
 * Drops one copy of a trial if its time is over.
 *
 * @returns how many were dropped
 */
export async function expireCopy(
  { id, publishedAt }: { id: string; publishedAt: Date | null },
  now: Date,
): Promise<number> {
  // Asked again with each: somebody may have come back to it by now, or moved it in.
  const copy = { id, ...expired(now) };
  if (!publishedAt) return dropProjects({ ...copy, publishedAt: null });
  if (!(await emptyServerCopy(copy))) return 0;
  topics.publish("project-deleted", { projectId: id });
  return 1;
}

function expired(now: Date) {
  return { ownerId: null, expiresAt: { lte: now } };
}

type ExpiredServerCopy = Prisma.ProjectWhereInput & { id: string };

/** Keeps only the published app. The row is taken first: whoever comes back then waits, or wins. */
async function emptyServerCopy(copy: ExpiredServerCopy): Promise<boolean> {
  const answers = await db.$transaction(async (change) => {
    const taken = await change.project.updateMany({ where: copy, data: { expiresAt: null } });
    if (taken.count === 0) return null;
    const where = { projectId: copy.id };
    await change.conversationMessage.deleteMany({ where });
    await change.file.deleteMany({ where });
    return change.generation.findMany({ where, select: { id: true } });
  });
  await dropGenerations(answers?.map(({ id }) => id) ?? []);
  return answers !== null;
}
