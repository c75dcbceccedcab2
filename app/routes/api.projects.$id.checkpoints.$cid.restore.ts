import { z } from "zod";
import { restoreAndTell } from "~/conversation/take-back.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";

/** Without a body the whole version comes back; with `{path}` one file of it. */
const restoreSchema = z.object({ path: z.string().max(1_000).optional() });

export const { loader, action } = apiRoute({
  async POST({ request, viewer, param }) {
    const isWhole = (request.headers.get("Content-Length") ?? "0") === "0";
    const { path } = isWhole ? {} : await readJson(request, restoreSchema);
    return restoreAndTell(viewer, param("id"), param("cid"), path);
  },
});
