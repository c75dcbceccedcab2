import { apiAction, apiLoader, readJson } from "~/http/api-route.server";
import {
  deleteFile,
  listFiles,
  renameFile,
  renameSchema,
  saveFile,
  saveSchema,
} from "~/projects/file-store.server";

const FILE_BODY = 4_000_000;

/** The specification reads a project's files and writes a file under one address: GET takes a project's id. */
export const loader = apiLoader(({ viewer, param }) => listFiles(viewer, param("id")));

export const action = apiAction({
  async PUT({ request, viewer, param }) {
    return saveFile(viewer, param("id"), await readJson(request, saveSchema, FILE_BODY));
  },
  async PATCH({ request, viewer, param }) {
    const { path } = await readJson(request, renameSchema);
    return renameFile(viewer, param("id"), path);
  },
  async DELETE({ viewer, param }) {
    await deleteFile(viewer, param("id"));
  },
});
