import { deleteMessage, editMessage } from "~/community/rooms/change-message.server";
import { toSent } from "~/community/rooms/message-html.server";
import { editedMessageSchema } from "~/community/rooms/message-schema";
import { requireMessage } from "~/community/rooms/messages.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";

/** One message; who wrote it may change it or take it back. */
export const { loader, action } = apiRoute({
  async GET({ viewer, param }) {
    return toSent(await requireMessage(viewer, param("id"), param("messageId")));
  },

  async PATCH({ request, viewer, param }) {
    const { content } = await readJson(request, editedMessageSchema);
    return toSent(await editMessage(viewer, param("id"), param("messageId"), content));
  },

  async DELETE({ viewer, param }) {
    await deleteMessage(viewer, param("id"), param("messageId"));
  },
});
