import { apiRoute } from "~/http/api/api-route.server";
import { fileNameOf, zipTree } from "~/projects/export.server";
import { requireProject } from "~/projects/projects.server";
import { readTree } from "~/projects/tree.server";

/** The project as a ZIP. */
export const { loader, action } = apiRoute({
  GET: async ({ viewer, param }) => {
    const project = await requireProject(viewer, param("id"));
    const name = fileNameOf(project.name);
    return new Response(zipTree(name, await readTree(project.id)) as BodyInit, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}.zip"`,
        "Cache-Control": "no-store",
      },
    });
  },
});
