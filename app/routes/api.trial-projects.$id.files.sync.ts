import { apiRoute, readBytes } from "~/http/api/api-route.server";
import { generations } from "~/http/services/services.server";
import { readSyncInTurn } from "~/trial/read-in-turn.server";
import { syncTrial } from "~/trial/server-copy.server";

/** Bytes of a body that carries the largest project, with JSON escapes. */
const SYNC_BODY = 24_000_000;

export const { loader, action } = apiRoute({
  async POST({ request, viewer, visitor, spend, param }) {
    const body = await readBytes(request, SYNC_BODY);
    const who = await visitor();
    const input = await readSyncInTurn(body, { visitor: who, signal: request.signal });
    await spend("syncedFiles", input.files.filter((file) => "size" in file).length);
    return syncTrial(viewer, who, param("id"), input, (id) => generations.isRunning(id));
  },
});
