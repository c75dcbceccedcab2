import type { Viewer } from "~/accounts/user";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { requireProject } from "~/projects/projects.server";
import type { Screenshots } from "./screenshots.server";
import type { Visibility } from "./visibility";
import { publishKey } from "./withheld.server";

/**
 * Says who sees the published app, from now on and on every process. It can be said before an app is
 * published as well.
 *
 * @throws {AppError} 401, 404
 */
export async function setVisibility(
  screenshots: Pick<Screenshots, "move">,
  viewer: Viewer,
  projectId: string,
  visibility: Visibility,
): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  await lock.run(publishKey(id), async () => {
    const { screenshotKey } = await requireProject(viewer, projectId);
    await db.project.update({ where: { id }, data: { visibility }, select: { id: true } });
    if (visibility === "private" && screenshotKey) await screenshots.move(screenshotKey);
  });
  topics.publish("showcase-changed", { projectId: id });
}
