import { MESSAGES_SHOWN } from "~/conversation/conversation.server";
import {
  readConversation,
  readConversationPart,
} from "~/generation/events/conversation-so-far.server";
import { apiRoute } from "~/http/api/api-route.server";

export const { loader, action } = apiRoute({
  /**
   * `?from=` a message's id leaves out what was said before it; `?before=` one is a page of what was, as
   * `{messages, hasEarlier}`.
   */
  GET({ request, viewer, param }) {
    const asked = new URL(request.url).searchParams;
    const before = asked.get("before");
    if (before) {
      return readConversationPart(viewer, param("id"), { before, limit: MESSAGES_SHOWN });
    }
    return readConversation(viewer, param("id"), { from: asked.get("from") });
  },
});
