import type { SessionUser, Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { notFound } from "~/platform/errors";
import { blockedBy } from "../standing/blocks.server";
import type { RemovedMessage, SentMessage } from "./frames";
import { toRemoved, toSent } from "./message-html.server";
import { findMessages } from "./message-rows.server";
import type { RoomMessage } from "./room";
import { MESSAGES_PER_PAGE, MOST_MISSED } from "./room-limits";

/** Which part of a room's messages is asked for; the newest page without any. */
export interface MessagePlace {
  /** Those before this number. */
  before?: number | undefined;
  /** The page that ends some messages after this number. */
  at?: number | undefined;
}

/** A part of a room's messages, oldest first. */
export interface MessagePage {
  messages: RoomMessage[];
  /** Ask for those before this number; null when these are the first. */
  before: number | null;
  /** Whether there are newer ones than these. */
  hasNewer: boolean;
}

/** How many messages after the one that a link names stand on its page. */
const AFTER_LINKED = 10;

/** Reads a page of a room, by cursor: its cost does not grow with the room. */
export async function readMessages(
  viewer: Viewer,
  roomId: string,
  { before, at }: MessagePlace = {},
): Promise<MessagePage> {
  const last = at === undefined ? before : at + AFTER_LINKED + 1;
  const where = { ...(await visibleTo(viewer)), roomId };
  const number = last === undefined ? {} : { number: { lt: last } };
  const found = await findMessages(
    { ...where, ...number },
    { number: "desc" },
    MESSAGES_PER_PAGE + 1,
  );
  const messages = found.slice(0, MESSAGES_PER_PAGE).reverse();
  const newer =
    last === undefined
      ? []
      : await findMessages({ ...where, number: { gte: last } }, { number: "asc" }, 1);
  const isFirst = found.length <= MESSAGES_PER_PAGE;
  return {
    messages,
    before: isFirst ? null : (messages[0]?.number ?? null),
    hasNewer: newer.length > 0,
  };
}

/** What changed in a room: messages as they are now, those that are gone among them. */
export interface Changes<Message> {
  /** In the order of their changes. */
  messages: Message[];
  /** Whether there is more than is told one by one: the page is to be read again. */
  hasMore: boolean;
}

/** Reads what changed in a room after a change, for everybody: who may see what is the caller's. */
export async function readChanges(roomId: string, after: number): Promise<Changes<RoomMessage>> {
  const found = await findMessages(
    { roomId, change: { gt: after } },
    { change: "asc" },
    MOST_MISSED + 1,
  );
  return { messages: found.slice(0, MOST_MISSED), hasMore: found.length > MOST_MISSED };
}

/** Who reads: as much of them as decides what they may see. */
export type Reader = Pick<SessionUser, "id" | "isAdmin">;

/** What changed in a room after a change, as a viewer is told of it. */
export async function readMissed(
  { user }: { user: Reader | null },
  roomId: string,
  after: number,
): Promise<Changes<SentMessage | RemovedMessage>> {
  const [{ messages, hasMore }, blocked] = await Promise.all([
    readChanges(roomId, after),
    blockedBy(user?.id),
  ]);
  const told = messages.map((message) =>
    maySee(message, user, blocked) ? toSent(message) : toRemoved(message),
  );
  return { messages: told, hasMore };
}

/** One message that a viewer may see. @throws {AppError} 404 */
export async function requireMessage(
  viewer: Viewer,
  roomId: string,
  messageId: string,
): Promise<RoomMessage> {
  const where = { ...(await visibleTo(viewer)), roomId, id: messageId };
  const [message] = await findMessages(where, { number: "asc" }, 1);
  if (!message) throw notFound("There is no such message any more.");
  return message;
}

/** Shown ones, except of people whom the viewer has blocked; those that wait for a look to who sent them. */
async function visibleTo({ user }: Viewer): Promise<Prisma.RoomMessageWhereInput> {
  const blocked = await blockedBy(user?.id);
  const isRead: Prisma.RoomMessageWhereInput[] = [{ status: "shown" }];
  if (user) isRead.push(user.isAdmin ? { status: "held" } : { status: "held", authorId: user.id });
  return {
    OR: isRead,
    ...(blocked.size > 0
      ? { AND: { OR: [{ authorId: null }, { authorId: { notIn: [...blocked] } }] } }
      : {}),
  };
}

/** Whether somebody may see a message that was read for everybody. */
export function maySee(
  { status, userId }: Pick<RoomMessage, "status" | "userId">,
  viewer: Reader | null,
  blocked: ReadonlySet<string>,
): boolean {
  if (userId && blocked.has(userId)) return false;
  if (status === "shown") return true;
  return status === "held" && viewer !== null && (viewer.isAdmin || viewer.id === userId);
}

/** Somebody's own message by its number, while it is there; null for any other. */
export async function findOwnMessage(
  { user }: Viewer,
  roomId: string,
  number: string,
): Promise<RoomMessage | null> {
  if (!user || !/^\d{1,9}$/.test(number)) return null;
  const where = { roomId, number: Number(number), authorId: user.id };
  const isThere = { status: { in: ["shown", "held"] } };
  const [message] = await findMessages({ ...where, ...isThere }, { number: "asc" }, 1);
  return message ?? null;
}
