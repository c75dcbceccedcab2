import { apiRoute, readJson } from "~/http/api/api-route.server";
import {
  deleteFile,
  listFileHeads,
  listFiles,
  renameFile,
  renameSchema,
} from "~/projects/file-store.server";

/**
 * The specification reads a project's files and writes a file under one address: GET takes a
 * project's id. `?content=none` leaves the contents out and `?path=` names single files, so that a
 * reader fetches only what it does not have. PUT, the save, is Express's.
 */
export const { loader, action } = apiRoute(
  {
    GET({ request, viewer, param }) {
      const { searchParams } = new URL(request.url);
      if (searchParams.get("content") === "none") return listFileHeads(viewer, param("id"));
      const paths = searchParams.getAll("path");
      return listFiles(viewer, param("id"), paths.length > 0 ? paths : undefined);
    },

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
