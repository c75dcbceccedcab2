import { createTwoFilesPatch } from "diff";
import type { Viewer } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import {
  CHECKPOINT_FIELDS,
  type Checkpoint,
  type CheckpointKind,
  createCheckpoint,
  createCheckpointWith,
  readManifest,
} from "./create-checkpoint.server";
import type { FileTree } from "./files";
import { compareManifests, type Manifest, type PathChange } from "./manifest";
import { withProjectLock } from "./project-lock.server";
import { requireProject } from "./projects.server";
import { changeStatements, checkChanges, planReplacement, readBlobs } from "./tree.server";

/** Checkpoints listed at once; older ones stay stored. */
export const LISTED = 200;

/** A checkpoint as the API sends it. */
export interface CheckpointJson {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  label: string;
  kind: CheckpointKind;
  messageId: string | null;
  /** What differs from the checkpoint before. */
  changes: PathChange[];
}

/** The viewer's checkpoints, newest first. @throws {AppError} 404, 401 */
export async function listCheckpoints(
  viewer: Viewer,
  projectId: string,
): Promise<CheckpointJson[]> {
  const project = await requireProject(viewer, projectId);
  const rows = await db.checkpoint.findMany({
    where: { projectId: project.id },
    orderBy: { number: "desc" },
    take: LISTED,
    select: CHECKPOINT_FIELDS,
  });
  return rows.map(toCheckpointJson);
}

/** A unified diff of what a checkpoint changed. @throws {AppError} 404, 401 */
export async function diffCheckpoint(
  viewer: Viewer,
  projectId: string,
  checkpointId: string,
): Promise<string> {
  const project = await requireProject(viewer, projectId);
  const checkpoint = await requireCheckpoint(project.id, checkpointId);
  const previous = await db.checkpoint.findFirst({
    where: { projectId: project.id, number: { lt: checkpoint.number } },
    orderBy: { number: "desc" },
    select: CHECKPOINT_FIELDS,
  });
  const after = await readManifest(project.id, checkpoint.treeHash);
  const before = previous ? await readManifest(project.id, previous.treeHash) : [];
  return diffTrees(project.id, before, after);
}

/**
 * Rolls the working tree back. What was there is pinned first, and the rollback is a checkpoint of
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
  await createCheckpoint(projectId, { kind: "before", label: "Before a rollback" });
  const manifest = await readManifest(projectId, target.treeHash);
  const changes = await planReplacement(projectId, await readFiles(projectId, manifest));
  await checkChanges(projectId, changes);
  const pin = { kind: "restore", label: `Rolled back to “${target.label}”` } as const;
  return createCheckpointWith(projectId, manifest, pin, () => changeStatements(projectId, changes));
}

/** The files that a manifest names, whole. */
export async function readFiles(projectId: string, manifest: Manifest): Promise<FileTree> {
  const contents = await readBlobs(projectId, new Set(manifest.map(([, hash]) => hash)));
  return new Map(manifest.map(([path, hash]) => [path, contents.get(hash) ?? ""]));
}

/** The public shape of a checkpoint. */
export function toCheckpointJson(row: Checkpoint): CheckpointJson {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    label: row.label,
    kind: row.kind as CheckpointKind,
    messageId: row.messageId,
    changes: JSON.parse(row.changes) as PathChange[],
  };
}

async function requireCheckpoint(projectId: string, id: string): Promise<Checkpoint> {
  const checkpoint = await db.checkpoint.findFirst({
    where: { id, projectId },
    select: CHECKPOINT_FIELDS,
  });
  if (!checkpoint) throw notFound("That checkpoint doesn't exist.");
  return checkpoint;
}

async function diffTrees(projectId: string, before: Manifest, after: Manifest): Promise<string> {
  const changes = compareManifests(before, after);
  const oldHash = new Map(before.map(([path, hash]) => [path, hash]));
  const newHash = new Map(after.map(([path, hash]) => [path, hash]));
  const hashes = changes.flatMap(({ path }) => [oldHash.get(path), newHash.get(path)]);
  const contents = await readBlobs(projectId, new Set(hashes.filter((hash) => hash !== undefined)));
  const textOf = (hash: string | undefined) => (hash && contents.get(hash)) || "";
  return changes
    .map(({ path, action }) =>
      createTwoFilesPatch(
        action === "created" ? "/dev/null" : `a/${path}`,
        action === "deleted" ? "/dev/null" : `b/${path}`,
        textOf(oldHash.get(path)),
        textOf(newHash.get(path)),
      ),
    )
    .join("");
}
