import { listMessages } from "~/generation/conversation.server";
import { apiLoader } from "~/http/api-route.server";

export const loader = apiLoader(({ viewer, param }) => listMessages(viewer, param("id")));
