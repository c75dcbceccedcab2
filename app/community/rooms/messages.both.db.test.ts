import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { signUp } from "../../../tests/support/generation-runs";
import { changeMessage, deleteMessage, editMessage } from "./change-message.server";
import { readMessages, readMissed, requireMessage } from "./messages.server";
import { MESSAGES_PER_PAGE, MOST_MISSED } from "./room-limits";
import { listRooms, requireRoom } from "./rooms.server";
import { sendMessage } from "./send-message.server";

const ROOM = "general";
const VISITOR: Viewer = { user: null, trialKey: null };
let ann: Viewer;
let bob: Viewer;

beforeAll(async () => {
  ann = await signUp("ann");
  bob = await signUp("bob");
  // Known for a while: the limits of newcomers are others' matter.
  await db.user.updateMany({ data: { createdAt: new Date(0), likesReceived: 100 } });
});
afterEach(async () => {
  await db.roomMessage.deleteMany({});
  await db.chatRoom.updateMany({ data: { archivedAt: null, slowSeconds: 0 } });
});

let made = 0;
const newId = () => `client-id-${++made}`;
const say = (viewer: Viewer, content: string, more: object = {}) =>
  sendMessage(viewer, ROOM, { content, clientId: newId(), ...more });
const texts = async (viewer = VISITOR, place = {}) =>
  (await readMessages(viewer, ROOM, place)).messages.map(({ content }) => content);

test("a fresh installation has rooms, in their order", async () => {
  expect((await listRooms()).map(({ name }) => name)).toEqual(["General", "Show & tell", "Help"]);
  await expect(requireRoom("nowhere")).rejects.toMatchObject({ status: 404 });
});

test("a message is stored with a public name and read by everybody, in the order of sending", async () => {
  await say(ann, "first");
  const { message, isNew } = await say(bob, "second");
  expect(isNew).toBe(true);
  expect(message).toMatchObject({ content: "second", author: { name: "bob" } });
  expect(JSON.stringify(message)).not.toContain("@example.com");
  expect(await texts()).toEqual(["first", "second"]);
  await expect(say(VISITOR, "third")).rejects.toMatchObject({
    status: 401,
    message: "Please log in to chat",
  });
});

test("the same message sent again, or twice at once, is there once", async () => {
  const clientId = newId();
  const send = () => sendMessage(ann, ROOM, { content: "once", clientId });
  const sent = await Promise.all([send(), send(), send()]);
  const again = await send();
  expect(sent.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(again.isNew).toBe(false);
  expect(new Set([...sent, again].map(({ message }) => message.id)).size).toBe(1);
  expect(await texts()).toEqual(["once"]);
  // Nothing is taken for sent that stands in another room.
  const elsewhere = sendMessage(ann, "help", { content: "once", clientId });
  await expect(elsewhere).rejects.toMatchObject({ status: 409, code: "client_id_used" });
  // Another person's id of the same letters is another message.
  expect((await sendMessage(bob, ROOM, { content: "mine", clientId })).isNew).toBe(true);
});

test("of many at the same time each has a number of its own, and changes follow each other", async () => {
  const { lastChange } = await requireRoom(ROOM);
  await Promise.all(Array.from({ length: 20 }, (_, n) => say(n % 2 ? ann : bob, `n ${n}`)));
  const { messages } = await readMissed(VISITOR, ROOM, lastChange);
  expect(messages.map(({ change }) => change)).toEqual(
    Array.from({ length: 20 }, (_, n) => lastChange + 1 + n),
  );
  expect(new Set(messages.map(({ number }) => number)).size).toBe(20);
});

test("a long room is read page by page, and around a message that a link names", async () => {
  const room = await requireRoom(ROOM);
  const count = MESSAGES_PER_PAGE + 20;
  const [first, last] = [room.lastNumber + 1, room.lastNumber + count];
  await db.roomMessage.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      roomId: ROOM,
      number: first + n,
      change: room.lastChange + 1 + n,
      content: `${n}`,
    })),
  });
  await db.chatRoom.update({
    where: { id: ROOM },
    data: { lastNumber: last, lastChange: room.lastChange + count },
  });
  const newest = await readMessages(VISITOR, ROOM);
  expect(newest.messages.at(-1)).toMatchObject({ number: last, author: { name: "deleted user" } });
  expect(newest.messages).toHaveLength(MESSAGES_PER_PAGE);
  const older = await readMessages(VISITOR, ROOM, { before: newest.before ?? 0 });
  expect(older.messages.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, n) => first + n),
  );
  expect([older.before, older.hasNewer]).toEqual([null, true]);
  const around = await readMessages(VISITOR, ROOM, { at: first + 5 });
  expect(around.messages.map(({ number }) => number)).toContain(first + 5);
  expect(around.hasNewer).toBe(true);
});

test("who was away is told of all that changed, or to read the page again", async () => {
  const first = (await say(ann, "stays")).message;
  const edited = (await say(ann, "before")).message;
  const deleted = (await say(bob, "goes")).message;
  const after = deleted.change;
  await editMessage(ann, ROOM, edited.id, "after");
  await deleteMessage(bob, ROOM, deleted.id);
  const { messages, hasMore } = await readMissed(VISITOR, ROOM, after);
  expect(hasMore).toBe(false);
  expect(messages).toMatchObject([
    { id: edited.id, content: "after", status: "shown" },
    { id: deleted.id, status: "deleted" },
  ]);
  expect(JSON.stringify(messages)).not.toContain("goes");
  expect(messages.map(({ id }) => id)).not.toContain(first.id);

  const data = Array.from({ length: MOST_MISSED + 1 }, (_, n) => ({
    roomId: ROOM,
    number: 10_000 + n,
    change: 10_000 + n,
    content: "many",
  }));
  await db.roomMessage.createMany({ data });
  const many = await readMissed(VISITOR, ROOM, after);
  expect([many.messages.length, many.hasMore]).toEqual([MOST_MISSED, true]);
});

describe("one's own message", () => {
  test("can be changed and taken back; its text is gone then", async () => {
    const { message } = await say(ann, "tpyo");
    const edited = await editMessage(ann, ROOM, message.id, "typo");
    expect(edited.editedAt).not.toBeNull();
    expect(edited.number).toBe(message.number);
    expect(await texts()).toEqual(["typo"]);
    await deleteMessage(ann, ROOM, message.id);
    await deleteMessage(ann, ROOM, message.id);
    expect(await texts()).toEqual([]);
    const row = await db.roomMessage.findUniqueOrThrow({ where: { id: message.id } });
    expect(row.content).toBe("");
    await expect(editMessage(ann, ROOM, message.id, "back")).rejects.toMatchObject({ status: 404 });
  });

  test("is nobody else's", async () => {
    const { message } = await say(ann, "mine");
    await expect(editMessage(bob, ROOM, message.id, "x")).rejects.toMatchObject({ status: 403 });
    await expect(deleteMessage(bob, ROOM, message.id)).rejects.toMatchObject({ status: 403 });
    await expect(deleteMessage(VISITOR, ROOM, message.id)).rejects.toMatchObject({ status: 401 });
    expect(await texts()).toEqual(["mine"]);
  });
});

test("an answer shows what it answers, and a message of another room is none of it", async () => {
  const { message } = await say(ann, "a question");
  const answer = (await say(bob, "an answer", { replyToId: message.id })).message;
  expect(answer.replyTo).toEqual({ number: message.number, name: "ann", text: "a question" });
  const elsewhere = await sendMessage(bob, "help", { content: "x", replyToId: message.id });
  expect(elsewhere.message.replyTo).toBeNull();
  await deleteMessage(ann, ROOM, message.id);
  const read = await requireMessage(VISITOR, ROOM, answer.id);
  expect(read.replyTo).toMatchObject({ text: null });
});

test("nobody writes in an archived room, but what was sent before is known", async () => {
  const clientId = newId();
  const { message } = await sendMessage(ann, ROOM, { content: "early", clientId });
  await db.chatRoom.update({ where: { id: ROOM }, data: { archivedAt: new Date() } });
  const archived = { status: 409, code: "archived" };
  await expect(say(ann, "late")).rejects.toMatchObject(archived);
  await expect(editMessage(ann, ROOM, message.id, "late")).rejects.toMatchObject(archived);
  const again = await sendMessage(ann, ROOM, { content: "early", clientId });
  expect(again.isNew).toBe(false);
  expect(await texts()).toEqual(["early"]);
});

test("in slow mode one waits, even with two at once, and is told how long", async () => {
  await db.chatRoom.update({ where: { id: ROOM }, data: { slowSeconds: 30 } });
  const sent = await Promise.allSettled([say(ann, "one"), say(ann, "two")]);
  const refused = sent.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ status: 429, code: "slow_mode" });
  expect(refused.reason.retryAfterSeconds).toBeGreaterThan(0);
  expect(refused.reason.retryAfterSeconds).toBeLessThanOrEqual(30);
  await say(bob, "somebody else");
  expect(await texts()).toHaveLength(2);
  await db.roomMessage.updateMany({ data: { createdAt: new Date(Date.now() - 31_000) } });
  await say(ann, "later");
});

test("who waits for a look is seen by themselves and by admins, who is blocked not by who blocked", async () => {
  const { message } = await say(ann, "held");
  await changeMessage({ id: message.id }, { status: "held" });
  expect(await texts()).toEqual([]);
  expect(await texts(bob)).toEqual([]);
  expect(await texts(ann)).toEqual(["held"]);
  const admin = { ...bob, user: bob.user && { ...bob.user, isAdmin: true } };
  expect(await texts(admin)).toEqual(["held"]);
  await say(ann, "from Ann");
  const [userId, blockedId] = [bob.user?.id ?? "", ann.user?.id ?? ""];
  await db.block.create({ data: { userId, blockedId } });
  onTestFinished(async () => void (await db.block.deleteMany({})));
  expect(await texts(bob)).toEqual([]);
  expect(await texts()).toEqual(["from Ann"]);
});

test("whoever listens hears of a change when it is stored", async () => {
  const heard: string[] = [];
  onTestFinished(
    topics.subscribe("room-changed", ({ roomId }) => {
      heard.push(roomId);
    }),
  );
  const { message } = await say(ann, "hello");
  await editMessage(ann, ROOM, message.id, "hello again");
  await deleteMessage(ann, ROOM, message.id);
  expect(heard).toEqual([ROOM, ROOM, ROOM]);
});
