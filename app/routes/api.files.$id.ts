import { apiRoute, readJson } from "~/http/api/api-route.server";
import { deleteFile, listFiles, renameFile, renameSchema } from "~/projects/file-store.server";

/**
 * The specification reads a project's files and writes a file under one address: GET takes a
 * project's id. PUT, the save, is Express's.
 */
export const { loader, action } = apiRoute(
  {
    GET: ({ viewer, param }) => listFiles(viewer, param("id")),

    async PATCH({ request, viewer, param }) {
      const { path } = await readJson(request, renameSchema);
      return renameFile(viewer, param("id"), path);
    },
    async DELETE({ viewer, param }) {
      await deleteFile(viewer, param("id"));
    },
  },
  { elsewhere: ["PUT"] },
);
