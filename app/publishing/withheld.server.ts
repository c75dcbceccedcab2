import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";

/** What publications of a project, and what is said of them, wait for each other by. */
export function publishKey(projectId: string): string {
  return `publish:${projectId}`;
}

/**
 * Takes a published app off its address and out of the showcase until a moderator gives it back. The
 * project stays its owner's, and so does the address. Withheld twice is withheld.
 */
export async function withholdApp(projectId: string, now = new Date()): Promise<void> {
  // Not while it is being published: that would put it back.
  await lock.run(publishKey(projectId), () =>
    db.project.updateMany({
      where: { id: projectId, publishedAt: { not: null } },
      data: { withheldAt: now, publishedAt: null },
    }),
  );
  topics.publish("showcase-changed", { projectId });
}

/** Shows an app again that was withheld: its release is live as of when it was made. */
export async function showAppAgain(projectId: string): Promise<void> {
  await lock.run(publishKey(projectId), async () => {
    const project = await db.project.findUnique({
      where: { id: projectId },
      select: { releaseId: true, withheldAt: true },
    });
    if (!project?.withheldAt) return;
    const release = await db.release.findUnique({
      where: { id: project.releaseId ?? "" },
      select: { createdAt: true },
    });
    await db.project.updateMany({
      where: { id: projectId },
      data: { withheldAt: null, publishedAt: release?.createdAt ?? null },
    });
  });
  topics.publish("showcase-changed", { projectId });
}

/** @throws {AppError} 403 for an app that a moderator keeps from being shown */
export async function refuseWithheld(projectId: string): Promise<void> {
  const where = { id: projectId, withheldAt: { not: null } };
  if ((await db.project.count({ where })) === 0) return;
  throw new AppError(
    403,
    `A moderator has taken this app offline, so it cannot be published. Your project is as it was. If you think that is wrong, write to ${env.CONTACT_EMAIL}.`,
    { code: "withheld" },
  );
}
