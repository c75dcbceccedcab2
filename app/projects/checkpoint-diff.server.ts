import { createTwoFilesPatch } from "diff";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { requireCheckpoint } from "./checkpoints.server";
import { CHECKPOINT_FIELDS, readManifest } from "./create-checkpoint.server";
import { compareManifests, type Manifest } from "./manifest";
import { requireProject } from "./projects.server";
import { readBlobs } from "./tree.server";

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
