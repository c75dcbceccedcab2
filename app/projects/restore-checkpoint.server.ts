import type { Viewer } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { checkChanges } from "./check-changes.server";
import { type CheckpointJson, requireCheckpoint, toCheckpointJson } from "./checkpoints.server";
import {
  type Checkpoint,
  createCheckpoint,
  createCheckpointWith,
  readManifest,
  readWorkingManifest,
} from "./create-checkpoint.server";
import { changeStatements } from "./file-rows.server";
import { keepHandEdits } from "./hand-edits.server";
import type { Manifest } from "./manifest";
import { withProjectLock } from "./project-lock.server";
import { requireProject } from "./projects.server";
import { storeContents } from "./stored-contents.server";
import { planReplacement } from "./tree.server";

/**
 * Rolls the working tree back, or one file of it. A checkpoint of what was there is made first, and the rollback is a checkpoint of
 * its own, so it can itself be undone.
 *
 * @param only.path one file, which comes back if it was deleted
 * @param only.messageId the answer that does it, where it is one
 * @throws {AppError} 404, 401; 404 "no_such_file" and 409 "same_file" for a file that was not there or is the same
 */
export async function restoreCheckpoint(
  viewer: Viewer,
  projectId: string,
  checkpointId: string,
  only: { path?: string | undefined; messageId?: string | undefined } = {},
): Promise<CheckpointJson> {
  const project = await requireProject(viewer, projectId);
  return toCheckpointJson(await restoreTo(project.id, checkpointId, only));
}

/** Does so for whoever may. @param projectId the server's own id */
export async function restoreTo(
  projectId: string,
  checkpointId: string,
  only: { path?: string | undefined; messageId?: string | undefined } = {},
): Promise<Checkpoint> {
  const target = await requireCheckpoint(projectId, checkpointId);
  const restored = await withProjectLock(projectId, () => rollBack(projectId, target, only));
  topics.publish("files-changed", { projectId });
  return restored;
}

const ROLLED_BACK = "Rolled back to ";

async function rollBack(
  projectId: string,
  target: Checkpoint,
  { path, messageId }: { path?: string | undefined; messageId?: string | undefined },
): Promise<Checkpoint> {
  const then = await readManifest(projectId, target.treeHash);
  const manifest = path === undefined ? then : await withFileOf(projectId, then, path);
  await keepHandEdits(projectId);
  await createCheckpoint(projectId, { kind: "before", label: "Before a rollback" });
  // What a checkpoint holds is stored: its manifest says all.
  const files = manifest.map(([path, hash, size, kind]) => {
    return { path, hash, size, isBinary: kind === "binary" };
  });
  const changes = await planReplacement(projectId, files);
  await checkChanges(projectId, changes);
  const stored = await storeContents(projectId, changes);
  const made = {
    kind: "restore",
    label: labelOf(target, path),
    ...(messageId ? { messageId } : {}),
  } as const;
  return createCheckpointWith(projectId, manifest, made, () => [
    ...changeStatements(projectId, stored),
    // What was wrong with files that are gone is wrong no more, and no model is told of it.
    db.project.updateMany({ where: { id: projectId }, data: { openProblems: "[]" } }),
  ]);
}

/** What the rollback is called. A rollback that is gone back to adds no second pair of quotes. */
function labelOf({ kind, name, label }: Checkpoint, path: string | undefined): string {
  if (path !== undefined) return `${path} as in “${name ?? label}”`;
  if (kind === "restore" && name === null && label.startsWith(ROLLED_BACK)) return label;
  return `${ROLLED_BACK}“${name ?? label}”`;
}

/** The working tree with one file as it was then. */
async function withFileOf(projectId: string, then: Manifest, path: string): Promise<Manifest> {
  const file = then.find(([name]) => name === path);
  if (!file) {
    throw new AppError(404, `There was no ${path} in that version. Nothing was changed.`, {
      code: "no_such_file",
    });
  }
  const now = await readWorkingManifest(projectId);
  const current = now.find(([name]) => name === path);
  if (current && current[1] === file[1] && current[3] === file[3]) {
    throw new AppError(409, `${path} is now as it was in that version. Nothing was changed.`, {
      code: "same_file",
    });
  }
  return [...now.filter(([name]) => name !== path), file].sort(([a], [b]) => (a < b ? -1 : 1));
}
