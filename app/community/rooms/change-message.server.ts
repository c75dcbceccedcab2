import type { SessionUser, Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, notFound, unauthorized } from "~/platform/errors";
import { checkStanding } from "../standing/check-standing.server";
import { requireWriter } from "../standing/may-write.server";
import { storeMentions } from "../writing/mentions.server";
import { HIDDEN_STAYS } from "../writing/post-status";
import { findMessages } from "./message-rows.server";
import type { RoomMessage } from "./room";
import { requireRoom, roomIsArchived } from "./rooms.server";

const PLEASE_LOG_IN = "Please log in to chat";

/**
 * Gives one's own message another text.
 *
 * @throws {AppError} 401 for a visitor, 403 for who may not write and for somebody else's message,
 *   404 when it is gone, 409 in an archived room and for one that a moderator has hidden
 */
export async function editMessage(
  viewer: Viewer,
  roomId: string,
  messageId: string,
  content: string,
): Promise<RoomMessage> {
  const user = await requireWriter(viewer, PLEASE_LOG_IN);
  const room = await requireRoom(roomId);
  if (room.isArchived) throw roomIsArchived(room.name);
  await requireOwn(user, roomId, messageId, "You can edit your own messages only.");
  const status = await checkStanding({ user, act: "edit", text: content });
  const own = { id: messageId, roomId, authorId: user.id, status: { in: ["shown", "held"] } };
  await storeMentions({ source: `message:${messageId}`, content });
  await changeMessage(own, {
    content,
    editedAt: new Date(),
    ...(status === "held" ? { status } : {}),
  });
  const [message] = await findMessages({ id: messageId }, { number: "asc" }, 1);
  if (!message) throw isGone();
  return message;
}

/**
 * Takes one's own message back: nobody reads it any more. What is gone already is fine.
 *
 * @throws {AppError} 401 for a visitor, 403 for somebody else's message, 409 for one that a moderator
 *   has hidden
 */
export async function deleteMessage(
  { user }: Viewer,
  roomId: string,
  messageId: string,
): Promise<void> {
  if (!user) throw unauthorized(PLEASE_LOG_IN);
  const row = await db.roomMessage.findFirst({
    where: { id: messageId, roomId },
    select: { authorId: true, status: true },
  });
  if (!row || row.status === "deleted") return;
  if (row.authorId !== user.id) {
    throw new AppError(403, "You can delete your own messages only.");
  }
  if (row.status === "hidden") throw new AppError(409, HIDDEN_STAYS, { code: "hidden" });
  // The text goes with it: there is no way back that would need it.
  const where = { id: messageId, roomId, status: { in: ["shown", "held"] } };
  try {
    await changeMessage(where, { status: "deleted", content: "" });
  } catch (error) {
    if (!(error instanceof AppError && error.status === 404)) throw error;
    // Deleted or hidden in this moment.
    await deleteMessage({ user, trialKey: null }, roomId, messageId);
  }
}

/**
 * Changes a message as one more change of its room, and has everybody there see it.
 *
 * @param where names the message, by its id, and what must hold of it
 * @throws {AppError} 404 when it does not
 */
export async function changeMessage(
  where: Prisma.RoomMessageWhereInput & { id: string },
  data: Prisma.RoomMessageUpdateManyMutationInput,
): Promise<void> {
  const found = await db.roomMessage.findFirst({ where, select: { roomId: true } });
  if (!found) throw isGone();
  const { roomId } = found;
  await db.$transaction(async (tx) => {
    const { lastChange } = await tx.chatRoom.update({
      where: { id: roomId },
      data: { lastChange: { increment: 1 } },
      select: { lastChange: true },
    });
    const { count } = await tx.roomMessage.updateMany({
      where,
      data: { ...data, change: lastChange },
    });
    if (count === 0) throw isGone();
  });
  topics.publish("room-changed", { roomId });
}

async function requireOwn(
  user: SessionUser,
  roomId: string,
  id: string,
  otherwise: string,
): Promise<void> {
  const row = await db.roomMessage.findFirst({
    where: { id, roomId, status: { not: "deleted" } },
    select: { authorId: true, status: true },
  });
  if (!row) throw isGone();
  if (row.authorId !== user.id) throw new AppError(403, otherwise);
  if (row.status === "hidden") throw new AppError(409, HIDDEN_STAYS, { code: "hidden" });
}

function isGone(): AppError {
  return notFound("This message is not there any more.");
}
