import type { Viewer } from "~/accounts/user";
import { isTrialId } from "~/projects/project";
import { findProject, requireProject } from "~/projects/projects.server";

/** The name of the viewer's project; null for a trial that is in its browser alone. @throws {AppError} 404, 401 */
export async function nameOfProject(viewer: Viewer, id: string): Promise<string | null> {
  if (isTrialId(id) && viewer.trialKey && !(await findProject(viewer, id))) return null;
  return (await requireProject(viewer, id)).name;
}
