import { redirect } from "@remix-run/node";
import type { Viewer } from "~/accounts/user";
import { AppError, unauthorized } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { followRoomPath, roomMessagePath, roomPath } from "~/platform/urls";
import { checkHuman } from "../writing/human-check.server";
import { newMessageSchema } from "./message-schema";
import type { RoomForm } from "./room-composer";
import { findReply } from "./room-page-data.server";
import { sendMessage } from "./send-message.server";

/** A form that was not taken, with what was typed. */
export interface RefusedRoomForm {
  status: number;
  form: RoomForm;
}

interface RoomFormOptions {
  isLive: boolean;
  count(): Promise<void>;
  addPictures(): Promise<string | null>;
}

/**
 * Sends what the form of a room's page holds: 303 to the message, or why not.
 *
 * @param options.isLive whether the page shows messages in a frame: it is gone back to
 * @param options.count counts the form; throws an AppError of 429 when there were too many
 * @param options.addPictures stores what was chosen and adds it to the text; says what was not taken
 */
export async function answerRoomForm(
  viewer: Viewer,
  roomId: string,
  sent: FormData,
  { isLive, count, addPictures }: RoomFormOptions,
): Promise<Response | RefusedRoomForm> {
  const text = (field: string) => String(sent.get(field) ?? "");
  try {
    if (!viewer.user) throw unauthorized("Please log in to chat");
    await count();
    const problem = await addPictures();
    if (problem) throw new AppError(400, problem);
    const parsed = newMessageSchema.safeParse({
      content: text("content"),
      clientId: text("clientId") || null,
      replyToId: text("replyToId") || null,
    });
    if (!parsed.success) {
      throw new AppError(400, parsed.error.issues[0]?.message ?? "Please write a message.");
    }
    checkHuman(sent);
    const { message } = await sendMessage(viewer, roomId, parsed.data);
    if (message.status === "held") {
      const description = "Others see it when a moderator has looked at it.";
      return redirectWithFlash(roomPath(roomId), { title: "Your message waits", description });
    }
    const there = isLive ? followRoomPath(roomId) : roomMessagePath(roomId, message.number);
    return redirect(there, 303);
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 404) throw error;
    const replyTo = await findReply({ roomId, id: text("replyToId") });
    const form = {
      content: text("content"),
      clientId: text("clientId"),
      replyTo,
      error: error.message,
    };
    return { status: error.status, form };
  }
}
