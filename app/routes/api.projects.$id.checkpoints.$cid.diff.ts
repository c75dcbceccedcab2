import { apiRoute } from "~/http/api/api-route.server";
import { diffCheckpoint } from "~/projects/checkpoint-diff.server";

export const { loader, action } = apiRoute({
  GET: async ({ viewer, param }) => {
    const diff = await diffCheckpoint(viewer, param("id"), param("cid"));
    return new Response(diff, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  },
});
