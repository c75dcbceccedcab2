import { apiRoute, readJson } from "~/http/api/api-route.server";
import { generations } from "~/http/services/services.server";
import { syncSchema, syncTrial } from "~/trial/server-copy.server";

/** Bytes of a body that carries the largest project, with JSON escapes. */
const SYNC_BODY = 24_000_000;

export const { loader, action } = apiRoute({
  async POST({ request, viewer, visitor, spend, param }) {
    const input = await readJson(request, syncSchema, SYNC_BODY);
    await spend("syncedFiles", input.files.filter((file) => "content" in file).length);
    return syncTrial(viewer, await visitor(), param("id"), input, (id) =>
      generations.isRunning(id),
    );
  },
});
