import { apiRoute } from "~/http/api/api-route.server";
import { restoreCheckpoint } from "~/projects/restore-checkpoint.server";

export const { loader, action } = apiRoute({
  POST: ({ viewer, param }) => restoreCheckpoint(viewer, param("id"), param("cid")),
});
