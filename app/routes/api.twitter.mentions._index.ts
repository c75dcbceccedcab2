import { apiRoute, requireAdminUser } from "~/http/api/api-route.server";
import { listMentions } from "~/mentions/list-mentions.server";

/** Posts on X that mention the product, newest first; `?show=to-answer` for those whose answer waits. */
export const { loader, action } = apiRoute({
  async GET({ request, viewer }) {
    requireAdminUser(viewer);
    const show = new URL(request.url).searchParams.get("show");
    return listMentions(show === "to-answer" ? "to-answer" : "all");
  },
});
