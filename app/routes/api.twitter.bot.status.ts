import { apiRoute, requireAdminUser } from "~/http/api/api-route.server";
import { mentions } from "~/http/services/services.server";

/** Whether the bot is on, and whether an account is set up for it: `{polling, enabled, problem?}`. */
export const { loader, action } = apiRoute({
  async GET({ viewer }) {
    requireAdminUser(viewer);
    return mentions.readStatus();
  },
});
