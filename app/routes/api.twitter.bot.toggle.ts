import { apiRoute, requireAdminUser } from "~/http/api/api-route.server";
import { mentions } from "~/http/services/services.server";

/** Starts the bot, or stops it: `{polling, message}`. */
export const { loader, action } = apiRoute({
  async POST({ viewer }) {
    return mentions.toggle(requireAdminUser(viewer).id);
  },
});
