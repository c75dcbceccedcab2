import { readPerson } from "~/accounts/people.server";
import { db } from "~/platform/db.server";
import { readFiles } from "~/projects/checkpoints.server";
import { readManifest } from "~/projects/create-checkpoint.server";
import { readTree } from "~/projects/tree.server";
import type { ModelProject } from "../models/model";

/** How far back a state is looked for that differs from the one there is. */
const CHECKPOINTS = 50;

/** The project as the built-in engine reads it, which is asked without a prompt. */
export async function readStarterProject(projectId: string, name: string): Promise<ModelProject> {
  const [files, project] = await Promise.all([
    readTree(projectId),
    db.project.findUnique({ where: { id: projectId }, select: { ownerId: true } }),
  ]);
  const owner = project?.ownerId ? await readPerson(project.ownerId) : null;
  return {
    name,
    files,
    isOperator: owner?.isAdmin ?? false,
    readBefore: () => readBefore(projectId),
  };
}

/** The newest state that is not the one there is, and what was asked for that changed it. */
async function readBefore(projectId: string) {
  const checkpoints = await db.checkpoint.findMany({
    where: { projectId },
    orderBy: { number: "desc" },
    take: CHECKPOINTS,
    select: { treeHash: true, label: true },
  });
  const at = checkpoints.findIndex(({ treeHash }) => treeHash !== checkpoints[0]?.treeHash);
  const [changed, before] = [checkpoints[at - 1], checkpoints[at]];
  if (!changed || !before) return null;
  const manifest = await readManifest(projectId, before.treeHash);
  return { change: changed.label, files: await readFiles(projectId, manifest) };
}
