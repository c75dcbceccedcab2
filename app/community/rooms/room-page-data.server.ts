import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Viewer } from "~/accounts/user";
import { roomMessagePath, roomPath } from "~/platform/urls";
import { readFollow } from "../notifications/follows.server";
import { roomPlace } from "../notifications/places";
import { markRead } from "../notifications/read-marks.server";
import { excerptOf, findMessages } from "./message-rows.server";
import { type MessagePage, readMessages } from "./messages.server";
import { readPresent } from "./present.server";
import type { RoomForm } from "./room-composer";
import { findRoom, listRooms } from "./rooms.server";
import { countUnreadInRooms } from "./unread-rooms.server";
import { UnsentMessage } from "./unsent-message";

/** What an address asks of a room's page. */
export interface RoomAddress {
  /** The page before this number. */
  before: number | null;
  /** The page around this number. */
  at: number | null;
  /** The number of a message to answer. */
  reply: number | null;
  /** Whether messages are to appear in a frame that does not end. */
  isLive: boolean;
}

/** Reads `?before=`, `?at=` and `?reply=`; what is no number is left out. */
export function readRoomAddress(query: URLSearchParams): RoomAddress {
  const numberOf = (name: string) => {
    const text = query.get(name) ?? "";
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  return {
    before: numberOf("before"),
    at: numberOf("at"),
    reply: numberOf("reply"),
    isLive: query.has("live"),
  };
}

/**
 * All that a room's page shows.
 *
 * @param isSeen whether its reader really sees it, so that the room counts as read
 * @returns null without such a room
 */
export async function readRoomPage(
  viewer: Viewer,
  roomId: string,
  { before, at, reply, isLive }: RoomAddress,
  { isSeen }: { isSeen: boolean },
) {
  const seenAt = new Date();
  const room = await findRoom(roomId);
  if (!room) return null;
  const [rooms, page, follow, present] = await Promise.all([
    listRooms(),
    readMessages(viewer, roomId, { before: before ?? undefined, at: at ?? undefined }),
    viewer.user ? readFollow(viewer.user.id, roomPlace(roomId)) : null,
    readPresent(roomId),
  ]);
  const { user } = viewer;
  const person = user ? { id: user.id, name: user.name, imageUrl: user.imageUrl } : null;
  if (user && isSeen && !page.hasNewer) await markSeen(user.id, roomId, page, seenAt);
  const unread = user
    ? await countUnreadInRooms(
        user.id,
        rooms.filter(({ id }) => id !== roomId).map(({ id }) => id),
      )
    : new Map<string, number>();
  return {
    rooms: rooms.map((one) => ({ ...one, unread: unread.get(one.id) ?? 0 })),
    room,
    messages: page.messages.map(({ status, ...rest }) => ({
      ...rest,
      status: status === "held" ? ("held" as const) : ("shown" as const),
    })),
    viewer: person,
    present,
    unsentHtml: person
      ? renderToStaticMarkup(createElement(UnsentMessage, { viewer: person }))
      : null,
    olderPath: page.before === null ? null : `${roomPath(roomId)}?before=${page.before}`,
    newerPath: newerPath(roomId, page),
    followLevel: follow?.level ?? null,
    unreadFrom: unreadFrom(page, follow?.readAt ?? null, user?.id),
    isLive,
    form: await newForm(viewer, roomId, reply),
  };
}

/** Where the messages after a page are. */
function newerPath(roomId: string, { messages, hasNewer }: MessagePage): string | null {
  const last = messages.at(-1);
  if (!hasNewer) return null;
  return last ? roomMessagePath(roomId, last.number + messages.length) : roomPath(roomId);
}

function unreadFrom(
  { messages }: MessagePage,
  readAt: Date | null,
  userId: string | undefined,
): number | null {
  if (!readAt) return null;
  const read = readAt.toISOString();
  const first = messages.find((one) => one.createdAt > read && one.userId !== userId);
  // Where all of a page is new there is nothing to set it off from.
  return first && first !== messages[0] ? first.number : null;
}

async function markSeen(userId: string, roomId: string, page: MessagePage, seenAt: Date) {
  const last = page.messages.at(-1);
  const activeAt = last ? new Date(last.createdAt) : new Date(0);
  await markRead(userId, roomPlace(roomId), { activeAt, seenAt });
}

/** The form as the page opens: with the message that is answered, where the address names one. */
async function newForm(viewer: Viewer, roomId: string, reply: number | null): Promise<RoomForm> {
  const form = { content: "", clientId: randomUUID(), replyTo: null, error: null };
  if (!viewer.user || reply === null) return form;
  return { ...form, replyTo: await findReply({ roomId, number: reply }) };
}

/** What the form says of the message that is answered; null for one that is not there. */
export async function findReply(
  where: { roomId: string; number: number } | { roomId: string; id: string },
): Promise<RoomForm["replyTo"]> {
  const [found] = await findMessages({ ...where, status: "shown" }, { number: "asc" }, 1);
  if (!found) return null;
  return {
    id: found.id,
    number: found.number,
    name: found.author.name,
    text: excerptOf(found.content),
  };
}
