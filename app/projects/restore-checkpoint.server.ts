import type { Viewer } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { checkChanges } from "./check-changes.server";
import { type CheckpointJson, requireCheckpoint, toCheckpointJson } from "./checkpoints.server";
import {
  type Checkpoint,
  createCheckpoint,
  createCheckpointWith,
  readManifest,
} from "./create-checkpoint.server";
import { changeStatements } from "./file-rows.server";
import { keepHandEdits } from "./hand-edits.server";
import { withProjectLock } from "./project-lock.server";
import { requireProject } from "./projects.server";
import { storeContents } from "./stored-contents.server";
import { planReplacement } from "./tree.server";

/**
 * Rolls the working tree back. A checkpoint of what was there is made first, and the rollback is a checkpoint of
 * its own, so it can itself be undone.
 *
 * @throws {AppError} 404, 401
 */
export async function restoreCheckpoint(
  viewer: Viewer,
  projectId: string,
  checkpointId: string,
): Promise<CheckpointJson> {
  const project = await requireProject(viewer, projectId);
  const target = await requireCheckpoint(project.id, checkpointId);
  const restored = await withProjectLock(project.id, () => rollBack(project.id, target));
  topics.publish("files-changed", { projectId: project.id });
  return toCheckpointJson(restored);
}

async function rollBack(projectId: string, target: Checkpoint): Promise<Checkpoint> {
  await keepHandEdits(projectId);
  await createCheckpoint(projectId, { kind: "before", label: "Before a rollback" });
  const manifest = await readManifest(projectId, target.treeHash);
  // What a checkpoint holds is stored: its manifest says all.
  const files = manifest.map(([path, hash, size, kind]) => {
    return { path, hash, size, isBinary: kind === "binary" };
  });
  const changes = await planReplacement(projectId, files);
  await checkChanges(projectId, changes);
  const stored = await storeContents(projectId, changes);
  const made = { kind: "restore", label: `Rolled back to “${target.label}”` } as const;
  return createCheckpointWith(projectId, manifest, made, () => [
    ...changeStatements(projectId, stored),
    // What was wrong with files that are gone is wrong no more, and no model is told of it.
    db.project.updateMany({ where: { id: projectId }, data: { openProblems: "[]" } }),
  ]);
}
