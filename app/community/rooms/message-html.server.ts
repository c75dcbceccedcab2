import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RemovedMessage, SentMessage } from "./frames";
import { MessageItem } from "./message-item";
import type { RoomMessage } from "./room";

/** A message as it travels: with its entry of the room's list, for nobody in particular. */
export function toSent(message: RoomMessage): SentMessage {
  // Callers ask only for what is there; a text that is gone is empty anyway.
  const status = message.status === "held" ? "held" : "shown";
  const { body, ...rest } = message;
  const view = { ...rest, status } as const;
  const item = createElement(MessageItem, { message: { ...view, body }, reader: "everything" });
  return { ...view, html: renderToStaticMarkup(item) };
}

/** What is left of a message that is gone. */
export function toRemoved({ id, number, change }: RoomMessage): RemovedMessage {
  return { id, number, change, status: "deleted" };
}
