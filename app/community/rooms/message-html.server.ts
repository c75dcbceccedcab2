import type { RemovedMessage, SentMessage } from "./frames";
import { renderEntry, viewOf } from "./message-entry.server";
import type { RoomMessage } from "./room";

/** A message as it travels: with its entry of the room's list, for nobody in particular. */
export function toSent(message: RoomMessage): SentMessage {
  const { body: _, ...rest } = viewOf(message);
  return {
    ...rest,
    clientId: message.clientId,
    html: renderEntry(message, { reader: "everything" }),
  };
}

/** What is left of a message that is gone. */
export function toRemoved({ id, number, change }: RoomMessage): RemovedMessage {
  return { id, number, change, status: "deleted" };
}
