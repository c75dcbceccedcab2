import { readConversation } from "~/generation/events/conversation-so-far.server";
import { apiRoute } from "~/http/api/api-route.server";

export const { loader, action } = apiRoute({
  GET: ({ viewer, param }) => readConversation(viewer, param("id")),
});
