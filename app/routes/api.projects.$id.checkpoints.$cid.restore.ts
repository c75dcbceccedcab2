import { apiAction } from "~/http/api-route.server";
import { restoreCheckpoint } from "~/projects/checkpoints.server";

export const action = apiAction({
  POST: ({ viewer, param }) => restoreCheckpoint(viewer, param("id"), param("cid")),
});
