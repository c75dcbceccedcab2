import type { Viewer } from "~/accounts/user";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { requireProject } from "~/projects/projects.server";
import type { Screenshots } from "./screenshots.server";
import { publishKey } from "./withheld.server";

/**
 * Takes a published app back: from now on its address says that it is offline. The slug stays the
 * project's, and so do its releases and its picture, so that it can be published again as it was.
 *
 * @returns the slug that is kept; null for an app that is not published, where there is nothing to do
 * @throws {AppError} 401, 404
 */
export async function unpublish(
  screenshots: Pick<Screenshots, "move">,
  viewer: Viewer,
  projectId: string,
  now = new Date(),
): Promise<string | null> {
  const { id } = await requireProject(viewer, projectId);
  // Not while it is being published: that would put it back.
  const slug = await lock.run(publishKey(id), async () => {
    const project = await requireProject(viewer, projectId);
    if (project.slug === null || !project.releaseId || project.unpublishedAt) return null;
    await db.project.update({
      where: { id },
      data: { publishedAt: null, publishedUntil: null, unpublishedAt: now, pictureDueAt: null },
      select: { id: true },
    });
    if (project.screenshotKey) await screenshots.move(project.screenshotKey);
    return project.slug;
  });
  topics.publish("showcase-changed", { projectId: id });
  return slug;
}
