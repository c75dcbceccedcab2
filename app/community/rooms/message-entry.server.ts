import { LRUCache } from "lru-cache";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MessageReader } from "./message-actions";
import { MessageItem } from "./message-item";
import type { RoomMessage } from "./room";
import type { RoomMessageView } from "./room-message";

/** How an entry of a room's list is shown, as in `MessageItem`. */
export interface EntryKind {
  reader: MessageReader;
  isGrouped?: boolean;
  isLive?: boolean;
}

/** Bytes of entries that are kept, with their texts: some ten thousand of the usual length. */
const KEPT_BYTES = 20_000_000;

/** Entries with the message that each was made of, so that what is kept is never out of date. */
const entryCache = new LRUCache<string, { message: RoomMessageView; html: string }>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ message, html }) =>
    html.length + message.body.length + message.content.length + 1,
});

/**
 * A message as an entry of its room's list: rendered once for the socket, the API and pages that do not
 * end, for all to whom it is the same.
 */
export function renderEntry(message: RoomMessage, kind: EntryKind): string {
  const { reader, isGrouped = false, isLive = false } = kind;
  const key = [message.id, message.change, reader, isGrouped, isLive].join(" ");
  const view = viewOf(message);
  const kept = entryCache.get(key);
  if (kept && looksSame(kept.message, view)) return kept.html;
  const props = { message: view, reader, isGrouped, isLive };
  const html = renderToStaticMarkup(createElement(MessageItem, props));
  entryCache.set(key, { message: view, html });
  return html;
}

/** A message as those see it who may: callers ask only for them. */
export function viewOf(message: RoomMessage): RoomMessageView {
  return { ...message, status: message.status === "held" ? "held" : "shown" };
}

/** Of one change of a message, what others may have changed since: names, pictures, what it answers. */
function looksSame(one: RoomMessageView, other: RoomMessageView): boolean {
  return (
    one.status === other.status &&
    one.userId === other.userId &&
    one.author.name === other.author.name &&
    one.author.imageUrl === other.author.imageUrl &&
    one.replyTo?.name === other.replyTo?.name &&
    one.replyTo?.text === other.replyTo?.text &&
    one.body === other.body
  );
}
