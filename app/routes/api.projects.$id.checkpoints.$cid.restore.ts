import { restoreAndTell } from "~/conversation/take-back.server";
import { apiRoute } from "~/http/api/api-route.server";

export const { loader, action } = apiRoute({
  POST: ({ viewer, param }) => restoreAndTell(viewer, param("id"), param("cid")),
});
