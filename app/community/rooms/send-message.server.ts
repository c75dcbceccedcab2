import type { SessionUser, Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, unauthorized } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { checkStanding } from "../standing/check-standing.server";
import { storeMentions } from "../writing/mentions.server";
import { findMessages } from "./message-rows.server";
import type { NewMessage } from "./message-schema";
import type { RoomMessage } from "./room";
import { requireRoom, roomIsArchived } from "./rooms.server";
import { tellOfMessage } from "./tell-of-message.server";

/** A message as it is stored. */
export interface Sent {
  message: RoomMessage;
  /** False when its clientId was known: it had been sent before, and is there once. */
  isNew: boolean;
}

/**
 * Stores a message, then has everybody in the room see it. The same clientId of the same person,
 * however often and on whichever way it comes, is one message.
 *
 * @throws {AppError} 401 for a visitor, 403 for who may not write, 404 without such a room, 409 when
 *   it is archived or the clientId is of a message elsewhere, 429 with the seconds to wait in slow mode
 */
export async function sendMessage(
  viewer: Viewer,
  roomId: string,
  input: NewMessage,
): Promise<Sent> {
  const { user } = viewer;
  if (!user) throw unauthorized("Please log in to chat");
  const known = await findSent(user.id, roomId, input.clientId);
  if (known) return { message: known, isNew: false };
  const room = await requireRoom(roomId);
  if (room.isArchived) throw roomIsArchived(room.name);
  const status = await checkStanding({ user, act: "message", text: input.content });
  try {
    const id = await store(user, roomId, input, status);
    const written = { source: `message:${id}`, content: input.content };
    const mentioned = input.content.includes("@") ? await storeMentions(written) : [];
    topics.publish("room-changed", { roomId });
    const message = await readStored(id);
    if (status === "shown") void tellOfMessage(message, room.name, mentioned);
    return { message, isNew: true };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Sent twice at once: the other one was quicker.
    const stored = await findSent(user.id, roomId, input.clientId);
    if (!stored) throw error;
    return { message: stored, isNew: false };
  }
}

/**
 * Gives a message its number and its change, and stores it: together or not at all. The room's row is
 * written first, which has whoever else writes into the room wait, so that changes become visible
 * in their order.
 */
function store(
  user: SessionUser,
  roomId: string,
  { content, clientId, replyToId }: NewMessage,
  status: "shown" | "held",
): Promise<string> {
  return db.$transaction(async (tx) => {
    const [room] = await tx.chatRoom.updateManyAndReturn({
      where: { id: roomId, archivedAt: null },
      data: { lastNumber: { increment: 1 }, lastChange: { increment: 1 } },
    });
    // Archived in this moment.
    if (!room) throw roomIsArchived(roomId);
    if (room.slowSeconds > 0 && !user.isAdmin) await holdToPace(tx, user.id, room);
    const { id } = await tx.roomMessage.create({
      data: {
        roomId,
        number: room.lastNumber,
        change: room.lastChange,
        authorId: user.id,
        content,
        clientId: clientId ?? null,
        replyToId: replyToId ? await idInRoom(tx, roomId, replyToId) : null,
        status,
      },
      select: { id: true },
    });
    return id;
  });
}

/** Slow mode. @throws {AppError} 429 with the seconds that are left */
async function holdToPace(
  tx: Prisma.TransactionClient,
  authorId: string,
  room: { id: string; name: string; slowSeconds: number },
): Promise<void> {
  const since = new Date(Date.now() - room.slowSeconds * 1000);
  const last = await tx.roomMessage.findFirst({
    where: { authorId, roomId: room.id, createdAt: { gt: since } },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  if (!last) return;
  const seconds = Math.max(1, Math.ceil((last.createdAt.getTime() - since.getTime()) / 1000));
  const unit = (count: number) => `${count} second${count === 1 ? "" : "s"}`;
  const message = `“${room.name}” is in slow mode: one message in ${unit(room.slowSeconds)}. Yours was not sent; try again in ${unit(seconds)}.`;
  throw new AppError(429, message, { code: "slow_mode", retryAfterSeconds: seconds });
}

/** The id of a message of the room; null for one that is not there, which is then not answered. */
async function idInRoom(
  tx: Prisma.TransactionClient,
  roomId: string,
  id: string,
): Promise<string | null> {
  const row = await tx.roomMessage.findFirst({ where: { id, roomId }, select: { id: true } });
  return row?.id ?? null;
}

/** @throws {AppError} 409 when it was sent into another room under the same clientId */
async function findSent(
  authorId: string,
  roomId: string,
  clientId: string | null | undefined,
): Promise<RoomMessage | null> {
  if (!clientId) return null;
  const [message] = await findMessages({ authorId, clientId }, { number: "asc" }, 1);
  if (message && message.roomId !== roomId) {
    const told =
      "A message with this clientId is in another room, so this one was not sent. Send it under a new one.";
    throw new AppError(409, told, { code: "client_id_used" });
  }
  return message ?? null;
}

async function readStored(id: string): Promise<RoomMessage> {
  const [message] = await findMessages({ id }, { number: "asc" }, 1);
  if (!message) throw new Error("A message that was just stored is gone.");
  return message;
}
