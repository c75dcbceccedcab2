import type { ChatRoom } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import type { Room } from "./room";

/** All open rooms, in the order that admins gave them. There are a few dozen at most. */
export async function listRooms(): Promise<Room[]> {
  const rows = await db.chatRoom.findMany({
    where: { archivedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return rows.map(toRoom);
}

/** A room, and how far it has come. */
export interface RoomNow extends Room {
  lastChange: number;
  lastNumber: number;
}

/** A room, archived or not; null without such a room. */
export async function findRoom(roomId: string): Promise<RoomNow | null> {
  const row = await db.chatRoom.findUnique({ where: { id: roomId } });
  return row && { ...toRoom(row), lastChange: row.lastChange, lastNumber: row.lastNumber };
}

/** A room, archived or not. @throws {AppError} 404 */
export async function requireRoom(roomId: string): Promise<RoomNow> {
  const room = await findRoom(roomId);
  if (!room) throw notFound("There is no such room.");
  return room;
}

/** What is said to who writes in a room that is archived: 409. */
export function roomIsArchived(name: string): AppError {
  const message = `“${name}” has been archived: it can be read, but nobody writes here any more. What you typed was not sent.`;
  return new AppError(409, message, { code: "archived" });
}

export function toRoom(row: ChatRoom): Room {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    slowSeconds: row.slowSeconds,
    isArchived: row.archivedAt !== null,
  };
}
