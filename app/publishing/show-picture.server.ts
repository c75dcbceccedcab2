import type { Viewer } from "~/accounts/user";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, badRequest } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { type Project, requireProject } from "~/projects/projects.server";
import { isPersonsPicture } from "./pictures/due-pictures.server";
import type { ScreenshotUpload } from "./screenshot-upload";
import type { Screenshots } from "./screenshots.server";
import { isWithheld, publishKey } from "./withheld.server";

const UNUSABLE_PICTURE =
  "The screenshot could not be processed, so it was left out. PNG, JPEG, WebP, AVIF and GIF work.";

const UNSTORED_PICTURE =
  "The screenshot could not be stored, so it was left out. Publish again to add it.";

type Kept = Pick<Screenshots, "store" | "drop" | "dropAll">;

/** Gives an app its picture in place of the one it had. @param by who gave it @returns why it has none, or null */
export async function showPicture(
  screenshots: Kept,
  viewer: Viewer,
  project: Project,
  { bytes }: ScreenshotUpload,
  by: "person" | "preview" = "person",
): Promise<string | null> {
  const visitor = viewer.user ? `account:${viewer.user.id}` : `trial:${viewer.trialKey}`;
  let isShown = false;
  try {
    const screenshotKey = await screenshots.store(project.id, bytes, visitor);
    if (!screenshotKey) return UNUSABLE_PICTURE;
    const { count } = await db.project.updateMany({
      where: { id: project.id },
      data: { screenshotKey, screenshotBy: by, pictureDueAt: null },
    });
    isShown = true;
    // What a preview drew, nobody sees but its owner.
    if (by === "person") topics.publish("showcase-changed", { projectId: project.id });
    // Deleted meanwhile: whoever cleaned up could not know of this one.
    if (count === 0) await screenshots.dropAll(project.id);
    else if (project.screenshotKey) await screenshots.drop(project.screenshotKey);
  } catch (error) {
    log.error({ err: error }, "a screenshot was not stored, or the one before not removed");
  }
  return isShown ? null : UNSTORED_PICTURE;
}

/**
 * Changes the picture of an app, published or not.
 *
 * @param upload null where nothing was chosen
 * @throws {AppError} 400 with the field, 401, 404
 */
export async function changePicture(
  screenshots: Kept,
  viewer: Viewer,
  projectId: string,
  upload: ScreenshotUpload | null,
): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  const problem = await lock.run(publishKey(id), async () => {
    const project = await requireProject(viewer, projectId);
    return upload ? showPicture(screenshots, viewer, project, upload) : "Choose a picture first.";
  });
  if (problem) throw new AppError(400, problem, { fields: { screenshot: problem } });
}

/**
 * Keeps what its preview drew as the picture of a project that nobody else sees, for its owner's list.
 * It gives way to every other one; a published app has a better one, or will have.
 *
 * @throws {AppError} 400, 401, 404
 */
export async function keepPreviewPicture(
  screenshots: Kept,
  viewer: Viewer,
  projectId: string,
  upload: ScreenshotUpload | null,
): Promise<void> {
  if (!upload) throw badRequest("There is no picture in it.");
  const { id } = await requireProject(viewer, projectId);
  await lock.run(publishKey(id), async () => {
    const project = await requireProject(viewer, projectId);
    // What a moderator withholds may be shown again.
    if (project.publishedAt || isPersonsPicture(project) || (await isWithheld(id))) return;
    await showPicture(screenshots, viewer, project, upload, "preview");
  });
}

/** Takes the picture of an app away. @throws {AppError} 401, 404 */
export async function removePicture(
  screenshots: Kept,
  viewer: Viewer,
  projectId: string,
): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  await lock.run(publishKey(id), async () => {
    const { screenshotKey } = await requireProject(viewer, projectId);
    const data = { screenshotKey: null, screenshotBy: null, pictureDueAt: null };
    await db.project.update({ where: { id }, data, select: { id: true } });
    if (screenshotKey) await screenshots.drop(screenshotKey);
  });
  topics.publish("showcase-changed", { projectId: id });
}
