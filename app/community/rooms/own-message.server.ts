import { redirect } from "@remix-run/node";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { AppError, notFound, unauthorized } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { loginPathTo, roomPath } from "~/platform/urls";
import { HIDDEN_STAYS } from "../writing/post-status";
import { findOwnMessage } from "./messages.server";
import type { RoomMessage } from "./room";

/** The room's id and the message's number, as an address has them. */
interface MessageAddress {
  id?: string;
  number?: string;
}

/**
 * One's own message, which one can change.
 *
 * @throws {AppError} 401 for a visitor, 409 for one that a moderator has hidden, 404 for any other
 */
export async function requireOwnMessage(
  viewer: Viewer,
  { id = "", number = "" }: MessageAddress,
): Promise<RoomMessage> {
  if (!viewer.user) throw unauthorized("Please log in to change your message");
  const message = await findOwnMessage(viewer, id, number);
  if (message) return message;
  if (await isHidden(viewer.user.id, id, number)) {
    throw new AppError(409, HIDDEN_STAYS, { code: "hidden" });
  }
  throw notFound("This message is not there any more, or it is not yours. Nothing was changed.");
}

/**
 * The message that a page is about, if it is one's own.
 *
 * @throws a redirect that says why not: to the login, or to the room
 */
export async function openOwnMessage(
  viewer: Viewer,
  params: MessageAddress,
  request: Request,
): Promise<RoomMessage> {
  try {
    return await requireOwnMessage(viewer, params);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.status === 401) throw redirect(loginPathTo(new URL(request.url).pathname));
    const title = "Your message stays as it is";
    const description = error.message;
    throw redirectWithFlash(roomPath(params.id ?? ""), { title, description, kind: "error" });
  }
}

async function isHidden(authorId: string, roomId: string, number: string): Promise<boolean> {
  if (!/^\d{1,9}$/.test(number)) return false;
  const where = { authorId, roomId, number: Number(number), status: "hidden" };
  return (await db.roomMessage.count({ where })) > 0;
}
