import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { listAllRooms, manageRoom, roomIntentSchema } from "./manage-rooms.server";
import { expireMessages } from "./message-expiry.server";
import { MESSAGE_DAYS } from "./room-limits";
import { listRooms } from "./rooms.server";

const manage = (asked: object) => manageRoom("an admin", roomIntentSchema.parse(asked));
const names = async () => (await listRooms()).map(({ name }) => name);

test("an admin opens a room, names it anew, moves it up, slows it, archives it and opens it again", async () => {
  await manage({ intent: "add", name: "Café  Olé", description: "Coffee" });
  await manage({ intent: "add", name: "Café Olé", description: "" });
  const [first, second] = (await listRooms()).slice(-2);
  expect([first?.id, second?.id]).toEqual(["cafe-ole", "cafe-ole-2"]);
  const id = "cafe-ole";
  await manage({ intent: "change", id, name: "Tea", description: "", slowSeconds: "30" });
  await manage({ intent: "raise", id, reason: "Busy" });
  const moved = await db.auditEntry.findFirst({ where: { action: "room.move" } });
  expect(moved).toMatchObject({ subject: `room:${id}`, reason: "Busy" });
  expect(await names()).toEqual(["General", "Show & tell", "Tea", "Help", "Café Olé"]);
  await manage({ intent: "archive", id });
  expect(await names()).not.toContain("Tea");
  expect((await listAllRooms()).at(-1)).toMatchObject({ id, isArchived: true, slowSeconds: 30 });
  await manage({ intent: "restore", id });
  expect(await names()).toContain("Tea");
  await expect(manage({ intent: "archive", id: "nowhere" })).rejects.toMatchObject({ status: 404 });
});

test("messages are dropped when they have been kept for as long as rooms say", async () => {
  const day = 24 * 60 * 60 * 1000;
  const now = new Date();
  const sent = (number: number, days: number) => ({
    roomId: "help",
    number,
    change: number,
    content: `${days} days old`,
    createdAt: new Date(now.getTime() - days * day),
  });
  await db.roomMessage.createMany({
    data: [sent(1, MESSAGE_DAYS + 1), sent(2, MESSAGE_DAYS - 1)],
  });
  await expireMessages(now);
  const left = await db.roomMessage.findMany({ where: { roomId: "help" } });
  expect(left.map(({ number }) => number)).toEqual([2]);
});
