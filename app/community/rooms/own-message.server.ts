import { redirect } from "@remix-run/node";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { loginPathTo, roomPath } from "~/platform/urls";
import { HIDDEN_STAYS } from "../writing/post-status";
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
  if (message) return message;
  if (await isHidden(viewer.user.id, id, number)) {
    const title = "Your message stays as it is";
    throw redirectWithFlash(roomPath(id), { title, description: HIDDEN_STAYS, kind: "error" });
  }
  throw redirect(roomPath(id));
}

async function isHidden(authorId: string, roomId: string, number: string): Promise<boolean> {
  if (!/^\d{1,9}$/.test(number)) return false;
  const where = { authorId, roomId, number: Number(number), status: "hidden" };
  return (await db.roomMessage.count({ where })) > 0;
}
