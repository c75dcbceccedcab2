import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { requireCheckpoint } from "./checkpoints.server";
import { compareTrees } from "./compare-trees.server";
import { CHECKPOINT_FIELDS, readManifest } from "./create-checkpoint.server";
import { diffInTurn } from "./diff-in-turn.server";
import type { CheckpointDiff, FileDiff } from "./file-diff";
import { requireProject } from "./projects.server";
import { readBlobs } from "./tree.server";

/**
 * What a checkpoint changed, file by file, within the limits of {@link compareTrees}.
 *
 * @param call who asks, for the share of the work that a worker does
 * @throws {AppError} 404, 401; 429 or 503 when too much is compared at the moment
 */
export async function diffCheckpoint(
  viewer: Viewer,
  projectId: string,
  checkpointId: string,
  call: TaskCall,
): Promise<CheckpointDiff> {
  const project = await requireProject(viewer, projectId);
  const checkpoint = await requireCheckpoint(project.id, checkpointId);
  const previous = await db.checkpoint.findFirst({
    where: { projectId: project.id, number: { lt: checkpoint.number } },
    orderBy: { number: "desc" },
    select: CHECKPOINT_FIELDS,
  });
  const after = await readManifest(project.id, checkpoint.treeHash);
  const before = previous ? await readManifest(project.id, previous.treeHash) : [];
  const files = await compareTrees<FileDiff>(
    project.id,
    { before, after },
    {
      compare: (changed, ms) => diffInTurn(changed, ms, call),
      measure: (diff) => ("patch" in diff ? measurePatch(diff.patch) : null),
    },
  );
  return { previousId: previous?.id ?? null, files };
}

/** One file as a checkpoint holds it, whole. @throws {AppError} 404, 401 */
export async function readCheckpointFile(
  viewer: Viewer,
  projectId: string,
  { checkpointId, path }: { checkpointId: string; path: string },
): Promise<string> {
  const project = await requireProject(viewer, projectId);
  const { treeHash } = await requireCheckpoint(project.id, checkpointId);
  const manifest = await readManifest(project.id, treeHash);
  const [, hash, , kind] = manifest.find(([name]) => name === path) ?? [];
  if (kind === "binary") throw notFound(`${path} is no text at that checkpoint.`);
  const content = hash && (await readBlobs(project.id, new Set([hash]))).get(hash);
  if (content === undefined) throw notFound("That version has no such file.");
  return content;
}

function measurePatch(patch: string) {
  return { lines: patch.split("\n").length, characters: patch.length };
}
