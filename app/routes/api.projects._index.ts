import { apiAction, apiLoader, readJson } from "~/http/api-route.server";
import { projectSchema } from "~/projects/project";
import { createProject, listProjects } from "~/projects/projects.server";

export const loader = apiLoader(({ viewer }) => listProjects(viewer));

export const action = apiAction({
  async POST({ request, viewer }) {
    const project = await createProject(viewer, await readJson(request, projectSchema));
    return Response.json(project, { status: 201 });
  },
});
