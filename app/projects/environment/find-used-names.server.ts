import type { Viewer } from "~/accounts/user";
import { requireProject } from "../projects.server";
import { walkTree } from "../tree.server";
import { type UsedName, UsedNames } from "./used-name";

/** The variables that the sources of the viewer's project read, by name. @throws {AppError} 404, 401 */
export async function findUsedNames(viewer: Viewer, projectId: string): Promise<UsedName[]> {
  const project = await requireProject(viewer, projectId);
  const names = new UsedNames();
  for await (const [path, content] of walkTree(project.id)) names.read(path, content);
  return names.all();
}
