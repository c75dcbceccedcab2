import { db } from "~/platform/db.server";
import { titleOf } from "./page-title";
import { isPlainText, NAME_LENGTH } from "./project-rules";
import { describeProject } from "./projects.server";
import { readTreeFile } from "./tree.server";

/**
 * Names a project by the title of its page, if nobody has chosen its name: what was made of a wish is a guess, and
 * answers give the app a better one.
 *
 * @param projectId the server's own id
 */
export async function followTitle(projectId: string): Promise<void> {
  const where = { id: projectId, ownerId: { not: null }, namedFrom: { not: null } };
  const project = await db.project.findFirst({ where, select: { name: true } });
  if (!project) return;
  const page = await readTreeFile(projectId, "index.html");
  const title = titleOf(page?.content ?? "");
  if (!title || title === project.name || title.length > NAME_LENGTH || !isPlainText(title)) return;
  await describeProject(projectId, { name: title, namedFrom: "title" });
}
