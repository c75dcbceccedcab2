import { apiRoute, readJson } from "~/http/api/api-route.server";
import { createFile, newFileSchema } from "~/projects/file-store.server";
import { saveFiles, saveFilesSchema } from "~/projects/save-files.server";

/** Bytes of a request that carries one file of the largest size, with JSON escapes, or several smaller ones. */
const FILE_BODY = 4_000_000;

export const { loader, action } = apiRoute({
  async POST({ request, viewer, param }) {
    const input = await readJson(request, newFileSchema, FILE_BODY);
    return Response.json(await createFile(viewer, param("id"), input), { status: 201 });
  },
  async PUT({ request, viewer, param }) {
    const input = await readJson(request, saveFilesSchema, FILE_BODY);
    return Response.json(await saveFiles(viewer, param("id"), input));
  },
});
