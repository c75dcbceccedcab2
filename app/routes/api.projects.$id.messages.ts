import { listMessages } from "~/generation/conversation.server";
import { apiRoute } from "~/http/api-route.server";

export const { loader, action } = apiRoute({
  GET: ({ viewer, param }) => listMessages(viewer, param("id")),
});
