import { apiRoute, readJson } from "~/http/api/api-route.server";
import { deleteProject } from "~/projects/deleted-projects.server";
import { projectChangeSchema } from "~/projects/project";
import { requireProject, toProjectJson, updateProject } from "~/projects/projects.server";

export const { loader, action } = apiRoute({
  GET: async ({ viewer, param }) => toProjectJson(await requireProject(viewer, param("id"))),

  async PATCH({ request, viewer, param }) {
    return updateProject(viewer, param("id"), await readJson(request, projectChangeSchema));
  },
  async DELETE({ viewer, param }) {
    await deleteProject(viewer, param("id"));
  },
});
