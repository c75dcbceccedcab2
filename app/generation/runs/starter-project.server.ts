import { readPerson } from "~/accounts/people.server";
import { db } from "~/platform/db.server";
import { readTree } from "~/projects/tree.server";
import type { ModelProject } from "../models/model";
import { visitorOf } from "./visitor-of";

/** The project as the built-in engine reads it, which is asked without a prompt. */
export async function readStarterProject(projectId: string, name: string): Promise<ModelProject> {
  const [files, project] = await Promise.all([
    readTree(projectId),
    db.project.findUnique({ where: { id: projectId }, select: { ownerId: true, heldBy: true } }),
  ]);
  const owner = project?.ownerId ? await readPerson(project.ownerId) : null;
  return {
    visitor: visitorOf({ id: projectId, ownerId: null, heldBy: null, ...project }),
    name,
    files,
    isOperator: owner?.isAdmin ?? false,
  };
}
