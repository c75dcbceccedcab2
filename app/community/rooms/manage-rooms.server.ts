import { z } from "zod";
import type { AuditAction } from "~/admin/audit/audit-actions";
import { optionalReason as reason } from "~/admin/audit/reason";
import { audited } from "~/admin/audit/record-act.server";
import type { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { badRequest, notFound } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { isBlank } from "~/platform/visible-text";
import { cleanLine } from "../writing/clean-text";
import type { Room } from "./room";
import {
  MOST_ROOMS,
  MOST_SLOW_SECONDS,
  ROOM_ABOUT_CHARACTERS,
  ROOM_NAME_CHARACTERS,
} from "./room-limits";
import { toRoom } from "./rooms.server";

const name = z
  .string()
  .max(4 * ROOM_NAME_CHARACTERS, `A name can have ${ROOM_NAME_CHARACTERS} characters at most.`)
  .transform(cleanLine)
  .refine((text) => !isBlank(text), "Please give the room a name.")
  .refine(
    (text) => text.length <= ROOM_NAME_CHARACTERS,
    `A name can have ${ROOM_NAME_CHARACTERS} characters at most.`,
  );
const tooLong = `The line about a room can have ${ROOM_ABOUT_CHARACTERS} characters at most.`;
const description = z
  .string()
  .max(4 * ROOM_ABOUT_CHARACTERS, tooLong)
  .transform(cleanLine)
  .refine((text) => text.length <= ROOM_ABOUT_CHARACTERS, tooLong);
const slowWords = `The wait is 0 to ${MOST_SLOW_SECONDS} seconds.`;
const slowSeconds = z.coerce
  .number({ message: slowWords })
  .int(slowWords)
  .min(0, slowWords)
  .max(MOST_SLOW_SECONDS, slowWords);
const id = z.string().min(1).max(64);

/** What a form of the rooms' administration asks for. */
export const roomIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), name, description, reason }),
  z.object({ intent: z.literal("change"), id, name, description, slowSeconds, reason }),
  z.object({ intent: z.literal("raise"), id, reason }),
  z.object({ intent: z.literal("archive"), id, reason }),
  z.object({ intent: z.literal("restore"), id, reason }),
]);
export type RoomIntent = z.output<typeof roomIntentSchema>;

/** All rooms, archived ones last, for those who manage them. */
export async function listAllRooms(): Promise<Room[]> {
  const rows = await db.chatRoom.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] });
  const rooms = rows.map(toRoom);
  return [...rooms.filter((room) => !room.isArchived), ...rooms.filter((room) => room.isArchived)];
}

/**
 * Does what an admin asked for.
 *
 * @returns what was done, in a few words
 * @throws {AppError} 400 for one room too many, 404 for one that is not there
 */
export async function manageRoom(adminId: string, asked: RoomIntent): Promise<string> {
  if (asked.intent === "add") return addRoom(adminId, asked);
  const row = await db.chatRoom.findUnique({ where: { id: asked.id } });
  if (!row) throw notFound("There is no such room any more.");
  const by = { adminId, id: asked.id };
  switch (asked.intent) {
    case "change": {
      const { name, description, slowSeconds, reason } = asked;
      await change({ ...by, reason, action: "room.change" }, { name, description, slowSeconds });
      return `“${name}” was saved`;
    }
    case "raise":
      await raise({ ...by, reason: asked.reason });
      return `“${row.name}” stands further up`;
    case "archive":
      await change(
        { ...by, reason: asked.reason, action: "room.archive" },
        { archivedAt: new Date() },
      );
      return `“${row.name}” was archived; its messages can still be read`;
    case "restore":
      await change({ ...by, reason: asked.reason, action: "room.restore" }, { archivedAt: null });
      return `“${row.name}” is open again`;
  }
}

async function addRoom(
  adminId: string,
  asked: { name: string; description: string; reason: string },
): Promise<string> {
  if ((await db.chatRoom.count({ where: { archivedAt: null } })) >= MOST_ROOMS) {
    throw badRequest(`There can be ${MOST_ROOMS} open rooms. Archive one first.`);
  }
  const last = await db.chatRoom.findFirst({ orderBy: { position: "desc" } });
  const position = (last?.position ?? 0) + 1;
  const slug = addressOf(asked.name);
  for (let n = 1; n <= MOST_ROOMS * 2; n += 1) {
    const created = await create(adminId, n === 1 ? slug : `${slug}-${n}`, { ...asked, position });
    if (created) return `“${asked.name}” is open`;
  }
  throw badRequest("There are many rooms of this name. Please choose another one.");
}

/** @returns whether the address was free */
async function create(
  adminId: string,
  id: string,
  asked: { name: string; description: string; position: number; reason: string },
): Promise<boolean> {
  const { reason, name, description, position } = asked;
  try {
    await audited((tx) => tx.chatRoom.create({ data: { id, name, description, position } }), {
      ...{ adminId, action: "room.add", subject: `room:${id}`, reason },
      details: { name, description },
    });
    topics.publish("community-changed", { id });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function change(
  { id, ...act }: { adminId: string; id: string; action: AuditAction; reason: string },
  data: { name?: string; description?: string; slowSeconds?: number; archivedAt?: Date | null },
): Promise<void> {
  await audited((tx) => tx.chatRoom.updateMany({ where: { id }, data }), {
    ...act,
    subject: `room:${id}`,
    details: data,
  });
  topics.publish("community-changed", { id });
}

/** Exchanges a room's place with the one above it. */
async function raise({
  adminId,
  id,
  reason,
}: {
  adminId: string;
  id: string;
  reason: string;
}): Promise<void> {
  const raised = async (tx: Prisma.TransactionClient) => {
    const rooms = await tx.chatRoom.findMany({
      where: { archivedAt: null },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const ids = rooms.map((room) => room.id);
    const at = ids.indexOf(id);
    if (at <= 0) return;
    ids.splice(at - 1, 0, ...ids.splice(at, 1));
    for (const [index, one] of ids.entries()) {
      await tx.chatRoom.update({ where: { id: one }, data: { position: index + 1 } });
    }
  };
  await audited(raised, { adminId, action: "room.move", subject: `room:${id}`, reason });
  topics.publish("community-changed", { id });
}

/** A name as a part of an address. */
function addressOf(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  const slug = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return slug || "room";
}
