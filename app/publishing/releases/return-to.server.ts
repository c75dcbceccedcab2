import { randomUUID } from "node:crypto";
import type { Viewer } from "~/accounts/user";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import type { FileStorage } from "~/platform/storage.server";
import { requireProject } from "~/projects/projects.server";
import { dueWithRelease } from "../pictures/due-pictures.server";
import { publishKey, refuseWithheld } from "../withheld.server";
import { dropOldReleases } from "./drop-releases.server";

/**
 * Makes an earlier release live again, at once: nothing is built, its files are shared. That is a
 * release of its own, so the one that was live can be returned to as well. The project's files stay
 * as they are.
 *
 * @throws {AppError} 401, 403, 404, 409 for an app that is not published
 */
export async function returnToRelease(
  storage: FileStorage,
  viewer: Viewer,
  projectId: string,
  releaseId: string,
): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  await lock.run(publishKey(id), async () => {
    const project = await requireProject(viewer, projectId);
    await refuseWithheld(id);
    if (!project.publishedAt) {
      throw new AppError(
        409,
        "The app is not published. Publish it first, then return to a release.",
      );
    }
    const found = await db.release.findFirst({ where: { id: releaseId, projectId: id } });
    if (!found) throw notFound("That release is not kept any more.");
    if (found.id === project.releaseId) return;
    const { createdAt, ...release } = found;
    const copy = {
      ...{ ...release, id: randomUUID(), filesOf: release.filesOf ?? release.id },
      madeBy: viewer.user?.id ?? null,
    };
    await db.$transaction([
      db.release.create({ data: copy, select: { id: true } }),
      // Not of a project that was deleted meanwhile: restored, it is unpublished.
      db.project.updateMany({
        where: { id, deletedAt: null },
        data: { releaseId: copy.id, ...dueWithRelease(project) },
      }),
    ]);
    await dropOldReleases(storage, id);
  });
  topics.publish("showcase-changed", { projectId: id });
}
