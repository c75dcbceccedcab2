import { apiLoader, requireUser } from "~/http/api-route.server";

/** The signed-in person; 401 otherwise. */
export const loader = apiLoader(async ({ viewer }) => requireUser(viewer));
