import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { type CheckpointJson, requireCheckpoint, toCheckpointJson } from "./checkpoints.server";
import { createCheckpoint } from "./create-checkpoint.server";
import { describeEdits } from "./describe-edits";
import { withProjectLock } from "./project-lock.server";
import { requireProject } from "./projects.server";
import { NOW } from "./version-comparison";

/**
 * Gives a version the name that its owner calls it by, another one, or none. What has a name is never thinned.
 *
 * @param of.checkpointId {@link NOW} keeps the project as it is as a version first, unless the latest one is just that
 * @throws {AppError} 404, 401, 409 for a project without files as it is now
 */
export async function nameVersion(
  viewer: Viewer,
  projectId: string,
  { checkpointId: asked, name }: { checkpointId: string; name: string | null },
): Promise<CheckpointJson> {
  const project = await requireProject(viewer, projectId);
  const checkpointId = asked === NOW ? await keepAsItIs(project.id) : asked;
  const where = { id: checkpointId, projectId: project.id };
  await db.checkpoint.updateMany({ where, data: { name } });
  // Asked for after it: one that is thinned at this moment is told as gone.
  return toCheckpointJson(await requireCheckpoint(project.id, checkpointId));
}

async function keepAsItIs(projectId: string): Promise<string> {
  if ((await db.file.count({ where: { projectId } })) === 0) {
    throw new AppError(409, "There are no files yet, so there is no version to name.");
  }
  const occasion = { kind: "hand", label: describeEdits } as const;
  const { id } = await withProjectLock(projectId, () => createCheckpoint(projectId, occasion));
  return id;
}
