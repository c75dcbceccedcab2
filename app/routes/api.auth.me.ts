import { apiRoute, requireUser } from "~/http/api/api-route.server";

/** The signed-in person; 401 otherwise. */
export const { loader, action } = apiRoute({
  GET: async ({ viewer }) => requireUser(viewer),
});
