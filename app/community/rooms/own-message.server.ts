import { redirect } from "@remix-run/node";
import type { Viewer } from "~/accounts/user";
import { loginPathTo, roomPath } from "~/platform/urls";
import { findOwnMessage } from "./messages.server";
import type { RoomMessage } from "./room";

/**
 * The message that a page is about, if it is one's own.
 *
 * @param params the room's id and the message's number, as the address has them
 * @throws a redirect: to the login, or to the room when the message is gone or somebody else's
 */
export async function openOwnMessage(
  viewer: Viewer,
  params: { id?: string; number?: string },
  request: Request,
): Promise<RoomMessage> {
  const { id = "", number = "" } = params;
  if (!viewer.user) throw redirect(loginPathTo(new URL(request.url).pathname));
  const message = await findOwnMessage(viewer, id, number);
  if (!message) throw redirect(roomPath(id));
  return message;
}
