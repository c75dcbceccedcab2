import { apiRoute } from "~/http/api/api-route.server";
import { listCheckpoints } from "~/projects/checkpoints.server";

export const { loader, action } = apiRoute({
  GET: ({ viewer, param }) => listCheckpoints(viewer, param("id")),
});
