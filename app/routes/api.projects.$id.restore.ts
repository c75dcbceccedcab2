import { apiRoute } from "~/http/api/api-route.server";
import { restoreProject } from "~/projects/deleted-projects.server";
import { requireProject, toProjectJson } from "~/projects/projects.server";

export const { loader, action } = apiRoute({
  async POST({ viewer, param }) {
    await restoreProject(viewer, param("id"));
    return toProjectJson(await requireProject(viewer, param("id")));
  },
});
