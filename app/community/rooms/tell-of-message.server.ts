import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { roomMessagePath } from "~/platform/urls";
import { type Happening, notify } from "../notifications/notify.server";
import { roomPlace } from "../notifications/places";
import { findMentioned } from "../writing/mentions.server";
import { plainTextOf } from "../writing/plain-text";
import { findMessages } from "./message-rows.server";
import type { RoomMessage } from "./room";
import { requireRoom } from "./rooms.server";

/**
 * Tells those who are named in a message, whoever it answers, and who wants to hear of everything in
 * the room. It never throws: the message is sent already.
 */
export async function tellOfMessage(
  message: RoomMessage,
  roomName: string,
  mentioned: readonly string[],
): Promise<void> {
  try {
    const { name } = message.author;
    const about = {
      source: `message:${message.id}`,
      place: roomPlace(message.roomId),
      actorId: message.userId,
      text: plainTextOf(message.content),
      path: roomMessagePath(message.roomId, message.number),
    } satisfies Partial<Happening>;
    const mention = `${name} named you in ${roomName}`;
    if (mentioned.length > 0)
      await notify({ ...about, kind: "mention", title: mention }, mentioned);
    const answered = await authorOf(message.replyToId);
    if (answered) {
      const title = `${name} answered you in ${roomName}`;
      await notify({ ...about, kind: "mention", title }, [answered]);
    }
    await notify({ ...about, kind: "reply", title: `New in ${roomName}` }, []);
  } catch (error) {
    log.warn({ err: error }, "nobody was told of a room's message");
  }
}

/**
 * As {@link tellOfMessage}, of a message that was held until a moderator approved it, and whose
 * mentions are stored. Nor does it throw: it is approved already.
 */
export async function tellOfApprovedMessage(id: string): Promise<void> {
  try {
    const [message] = await findMessages({ id, status: "shown" }, { number: "asc" }, 1);
    if (!message) return;
    const { name } = await requireRoom(message.roomId);
    await tellOfMessage(message, name, await findMentioned(`message:${id}`));
  } catch (error) {
    log.warn({ err: error }, "nobody was told of a message that was approved");
  }
}

async function authorOf(messageId: string | null): Promise<string | null> {
  if (!messageId) return null;
  const row = await db.roomMessage.findUnique({
    where: { id: messageId },
    select: { authorId: true },
  });
  return row?.authorId ?? null;
}
