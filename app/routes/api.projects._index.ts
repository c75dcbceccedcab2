import { apiRoute, readJson } from "~/http/api/api-route.server";
import { projectSchema } from "~/projects/project";
import { createProject, listProjects } from "~/projects/projects.server";

export const { loader, action } = apiRoute({
  GET: ({ viewer }) => listProjects(viewer),

  async POST({ request, viewer }) {
    const project = await createProject(viewer, await readJson(request, projectSchema));
    return Response.json(project, { status: 201 });
  },
});
