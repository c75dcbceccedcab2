import type { Viewer } from "~/accounts/user";
import { badRequest } from "~/platform/errors";
import type { Flash } from "~/platform/flash.server";
import { deleteForGood, deleteProjects, restoreProject } from "~/projects/deleted-projects.server";
import { duplicateProject } from "~/projects/duplicate-project.server";
import { archiveProjects, labelProjects } from "~/projects/organize-projects.server";
import { projectSchema } from "~/projects/project";
import { PROJECTS_PER_PAGE } from "~/projects/project-query";
import { DELETED_DAYS } from "~/projects/project-rules";
import { requireProject, updateProject } from "~/projects/projects.server";

type Told = Pick<Flash, "title" | "description">;
type Act = (viewer: Viewer, ids: readonly string[], form: FormData) => Promise<Told>;

const ACTS: Readonly<Record<string, Act>> = {
  async describe(viewer, [id = ""], form) {
    const parsed = projectSchema.shape.name.safeParse(String(form.get("name") ?? ""));
    if (!parsed.success) throw badRequest(parsed.error.issues[0]?.message ?? "");
    const name = parsed.data;
    const before = await requireProject(viewer, id);
    await labelProjects(viewer, [id], String(form.get("label") ?? ""));
    if (name !== before.name) await updateProject(viewer, id, { name });
    return { title: "Saved." };
  },
  async duplicate(viewer, [id = ""]) {
    const { name } = await duplicateProject(viewer, id);
    const description =
      "It has the files and public variables; secrets and the conversation stay behind.";
    return { title: `“${name}” was made.`, description };
  },
  async archive(viewer, ids) {
    const count = await archiveProjects(viewer, ids, true);
    return {
      title: `${projects(count)} archived.`,
      description: "You find them under “Archived”.",
    };
  },
  async unarchive(viewer, ids) {
    return {
      title: `${projects(await archiveProjects(viewer, ids, false))} taken out of the archive.`,
    };
  },
  async label(viewer, ids, form) {
    const label = String(form.get("label") ?? "");
    const count = await labelProjects(viewer, ids, label);
    return {
      title: label.trim()
        ? `${projects(count)} labelled.`
        : `${projects(count)} without a label now.`,
    };
  },
  async delete(viewer, ids) {
    const count = await deleteProjects(viewer, ids);
    return {
      title: `${projects(count)} deleted.`,
      description: `You can restore them for ${DELETED_DAYS} days under “Recently deleted”.`,
    };
  },
  async restore(viewer, [id = ""]) {
    await restoreProject(viewer, id);
    const { name, slug } = await requireProject(viewer, id);
    return {
      title: `“${name}” is back.`,
      ...(slug ? { description: "It is not published; its address is still its own." } : {}),
    };
  },
  async "delete-for-good"(viewer, ids) {
    return { title: `${projects(await deleteForGood(viewer, ids))} deleted for good.` };
  },
};

/** As what of the acts with a limit a form of the list counts. */
export function actOf(form: FormData) {
  const intent = form.get("intent");
  if (intent === "delete" || intent === "delete-for-good") return "delete-project";
  return intent === "duplicate" ? "create-project" : "change-project";
}

/**
 * Does what a form of the list asks with the viewer's projects that it names; others are left out.
 *
 * @returns what to tell the person
 * @throws {AppError} with nothing changed
 */
export function organize(viewer: Viewer, form: FormData): Promise<Told> {
  const intent = String(form.get("intent"));
  // What every object has, such as "constructor", is none of them.
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined;
  const ids = form.getAll("project").map(String).slice(0, PROJECTS_PER_PAGE);
  if (!act) throw badRequest("That is nothing that can be done with a project.");
  if (ids.length === 0) throw badRequest("Select a project first. Nothing was changed.");
  return act(viewer, ids, form);
}

function projects(count: number): string {
  return count === 1 ? "1 project" : `${count} projects`;
}
