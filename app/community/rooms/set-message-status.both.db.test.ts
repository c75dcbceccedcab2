import { expect, test } from "vitest";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { deleteMessage, editMessage } from "./change-message.server";
import { hideMessagesBy, setMessageStatus } from "./set-message-status.server";

async function say(authorId: string, roomId: string) {
  const { lastNumber } = await db.chatRoom.update({
    where: { id: roomId },
    data: { lastNumber: { increment: 1 }, lastChange: { increment: 1 } },
  });
  return db.roomMessage.create({
    data: { roomId, number: lastNumber, change: lastNumber, authorId, content: "Hello" },
  });
}
const NOBODY = { name: "Ann", email: null, imageUrl: null, isAdmin: false };
const read = (id: string) => db.roomMessage.findUniqueOrThrow({ where: { id } });

test("a hidden message is a change of its room, once, and everybody there is told", async () => {
  const { id: authorId } = await db.user.create({ data: {} });
  const message = await say(authorId, "help");
  const told: string[] = [];
  const leave = topics.subscribe("room-changed", ({ roomId }) => told.push(roomId));
  const hide = () => setMessageStatus(message.id, "hidden", ["shown", "held"]);
  expect((await Promise.all([hide(), hide()])).filter(Boolean)).toHaveLength(1);
  leave();
  expect(told).toContain("help");
  const hidden = await read(message.id);
  expect(hidden).toMatchObject({ status: "hidden", content: "Hello" });
  expect(hidden.change).toBeGreaterThan(message.change);
  expect(await setMessageStatus(message.id, "shown", ["hidden"])).toBe(true);
  expect((await read(message.id)).change).toBeGreaterThan(hidden.change);
});

test("what a moderator has hidden stays for their record: its author neither deletes nor edits it", async () => {
  const { id: authorId } = await db.user.create({ data: {} });
  const { id } = await say(authorId, "help");
  await setMessageStatus(id, "hidden", ["shown"]);
  const author = { user: { ...NOBODY, id: authorId }, trialKey: null };
  const hidden = { status: 409, message: expect.stringContaining("A moderator has hidden this") };
  await expect(deleteMessage(author, "help", id)).rejects.toMatchObject(hidden);
  await expect(editMessage(author, "help", id, "Other words")).rejects.toMatchObject(hidden);
  expect(await read(id)).toMatchObject({ status: "hidden", content: "Hello" });
});

test("all that a person said is hidden in every room, and nothing of anybody else", async () => {
  const [one, other] = [await db.user.create({ data: {} }), await db.user.create({ data: {} })];
  const said = [await say(one.id, "help"), await say(one.id, "general"), await say(one.id, "help")];
  const kept = await say(other.id, "help");
  await hideMessagesBy(one.id);
  await hideMessagesBy(one.id);
  const statuses = await Promise.all(said.map(async ({ id }) => (await read(id)).status));
  expect(statuses).toEqual(["hidden", "hidden", "hidden"]);
  expect((await read(kept.id)).status).toBe("shown");
});
