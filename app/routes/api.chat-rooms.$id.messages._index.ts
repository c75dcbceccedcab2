import { z } from "zod";
import { toSent } from "~/community/rooms/message-html.server";
import { newMessageSchema } from "~/community/rooms/message-schema";
import { readMessages, readMissed } from "~/community/rooms/messages.server";
import { requireRoom } from "~/community/rooms/rooms.server";
import { sendMessage } from "~/community/rooms/send-message.server";
import { apiRoute, parseQuery, readJson } from "~/http/api/api-route.server";

const number = z.coerce
  .number({ message: "before and after are whole numbers." })
  .int("before and after are whole numbers.")
  .min(0, "before and after are whole numbers.")
  .max(2 ** 31 - 1);
const pageSchema = z.object({ before: number.optional(), after: number.optional() });

export const { loader, action } = apiRoute({
  /**
   * A page of messages, oldest first: the newest, those before the number `before`, or what changed
   * since the change `after`. `X-Last-Change` is the room's newest change before they were read.
   */
  async GET({ request, viewer, param }) {
    const { before, after } = parseQuery(request, pageSchema);
    const room = await requireRoom(param("id"));
    const messages =
      after === undefined
        ? (await readMessages(viewer, room.id, { before })).messages.map(toSent)
        : (await readMissed(viewer, room.id, after)).messages;
    const headers = { "Cache-Control": "no-store", "X-Last-Change": String(room.lastChange) };
    return Response.json(messages, { headers });
  },

  /** Sends a message: 201, or 200 when its clientId was known and it is there already. */
  async POST({ request, viewer, param }) {
    const sent = await readJson(request, newMessageSchema);
    const { message, isNew } = await sendMessage(viewer, param("id"), sent);
    const headers = { "Cache-Control": "no-store" };
    return Response.json(toSent(message), { status: isNew ? 201 : 200, headers });
  },
});
