import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { type CheckpointJson, requireCheckpoint, toCheckpointJson } from "./checkpoints.server";
import { requireProject } from "./projects.server";

/**
 * Gives a version the name that its owner calls it by, another one, or none. What has a name is never thinned.
 *
 * @throws {AppError} 404, 401
 */
export async function nameVersion(
  viewer: Viewer,
  projectId: string,
  { checkpointId, name }: { checkpointId: string; name: string | null },
): Promise<CheckpointJson> {
  const project = await requireProject(viewer, projectId);
  const where = { id: checkpointId, projectId: project.id };
  await db.checkpoint.updateMany({ where, data: { name } });
  // Asked for after it: one that is thinned at this moment is told as gone.
  return toCheckpointJson(await requireCheckpoint(project.id, checkpointId));
}
