import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { roomMessagePath } from "~/platform/urls";
import { notify } from "../notifications/notify.server";
import { roomPlace } from "../notifications/places";
import type { RoomMessage } from "./room";

/** Tells whoever a message answers of it. It never throws: the message is sent already. */
export async function tellOfMessage(message: RoomMessage, roomName: string): Promise<void> {
  try {
    if (!message.replyToId || !message.userId) return;
    const replied = await db.roomMessage.findUnique({
      where: { id: message.replyToId },
      select: { authorId: true },
    });
    if (!replied?.authorId) return;
    await notify(
      {
        kind: "reply",
        source: `message:${message.id}`,
        place: roomPlace(message.roomId),
        actorId: message.userId,
        title: `${message.author.name} answered you in ${roomName}`,
        text: message.content,
        path: roomMessagePath(message.roomId, message.number),
      },
      [replied.authorId],
    );
  } catch (error) {
    log.warn({ err: error }, "nobody was told of a room's message");
  }
}
