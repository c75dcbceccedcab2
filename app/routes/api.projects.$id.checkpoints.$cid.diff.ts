import { txt } from "remix-utils/responses";
import { apiRoute } from "~/http/api/api-route.server";
import { diffCheckpoint } from "~/projects/checkpoint-diff.server";

export const { loader, action } = apiRoute({
  GET: async ({ viewer, param }) => {
    return txt(await diffCheckpoint(viewer, param("id"), param("cid")));
  },
});
