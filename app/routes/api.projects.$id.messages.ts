import { readConversation } from "~/generation/events/conversation-so-far.server";
import { apiRoute } from "~/http/api/api-route.server";

export const { loader, action } = apiRoute({
  /** `?from=` a message's id leaves out what was said before it. */
  GET({ request, viewer, param }) {
    const from = new URL(request.url).searchParams.get("from");
    return readConversation(viewer, param("id"), from);
  },
});
