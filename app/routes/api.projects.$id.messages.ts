import { listMessages } from "~/conversation/conversation.server";
import { apiRoute } from "~/http/api/api-route.server";

export const { loader, action } = apiRoute({
  GET: ({ viewer, param }) => listMessages(viewer, param("id")),
});
