import { apiRoute, readJson } from "~/http/api-route.server";
import { generations } from "~/http/services.server";
import { syncSchema, syncTrial } from "~/trial/mirror.server";

/** Bytes of a body that carries the largest project, with JSON escapes. */
const SYNC_BODY = 24_000_000;

export const { loader, action } = apiRoute({
  async POST({ request, viewer, param }) {
    const input = await readJson(request, syncSchema, SYNC_BODY);
    return syncTrial(viewer, param("id"), input, (id) => generations.isRunning(id));
  },
});
