import { apiRoute, requireAdminUser } from "~/http/api/api-route.server";
import { mentions } from "~/http/services/services.server";

/** Reads new mentions at once: `{message, count}`. */
export const { loader, action } = apiRoute({
  async POST({ viewer }) {
    requireAdminUser(viewer);
    return mentions.refresh(new Date());
  },
});
