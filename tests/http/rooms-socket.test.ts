import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { ChatSocket } from "../support/chat-socket";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let ann: AppClient;
let bob: AppClient;
const open = new Set<ChatSocket>();

beforeAll(async () => {
  app = await sharedApp();
  [ann, bob] = [await app.person("ann"), await app.person("bob")];
});
afterEach(() => {
  for (const socket of open) socket.leave();
  open.clear();
});

const ROOM = "general";
const MESSAGES = `/api/chat-rooms/${ROOM}/messages`;
let made = 0;
const newId = () => `socket-client-${++made}`;

async function join(client: AppClient, roomId = ROOM): Promise<ChatSocket> {
  const socket = await ChatSocket.join(client, app.port, roomId);
  open.add(socket);
  return socket;
}

function say(socket: ChatSocket, content: string, more: object = {}): string {
  const clientId = newId();
  socket.send({ type: "message", roomId: ROOM, content, clientId, ...more });
  return clientId;
}

test("what somebody says is told at once to who is in the room, and to nobody elsewhere", async () => {
  const [from, to, elsewhere] = [await join(ann), await join(bob), await join(bob, "help")];
  const visitor = await join(app.visitor());
  const clientId = say(from, "Hello, **live** room");
  const own = await from.next("message");
  for (const reader of [to, visitor]) {
    const { html, ...told } = await reader.next("message");
    expect(told).toMatchObject({
      id: own.id,
      roomId: ROOM,
      content: "Hello, **live** room",
      author: { name: app.nameOf("ann") },
    });
    expect(html).toContain("<strong>live</strong>");
  }
  expect(own.clientId).toBe(clientId);
  elsewhere.send({ type: "presence", roomId: "help" });
  await elsewhere.next("presence", ({ count }) => count >= 0);
  expect(elsewhere.said).toEqual([]);
});

test("a message by socket, by call and by both is there once, and told once", async () => {
  const [from, to] = [await join(ann), await join(bob)];
  const clientId = say(from, "once");
  const { id } = await from.next("message");
  say(from, "once", { clientId });
  expect((await from.next("message")).id).toBe(id);
  const again = await ann.json("POST", MESSAGES, { content: "once", clientId });
  expect([again.status, again.body.id]).toEqual([200, id]);
  const posted = await ann.json("POST", MESSAGES, { content: "by call", clientId: newId() });
  expect(posted.status).toBe(201);
  await to.next("message", ({ content }) => content === "by call");
  expect(to.said).toEqual(["once", "by call"]);
});

test("an edit and a deletion are told, and who was away hears of all of it by one number", async () => {
  const [from, to] = [await join(ann), await join(bob)];
  say(from, "tpyo");
  const { id, change } = await to.next("message");
  to.leave();
  from.send({ type: "edit", roomId: ROOM, id, content: "typo" });
  expect(await from.next("edited")).toMatchObject({ id, content: "typo" });
  say(from, "gone soon");
  const gone = await from.next("message", ({ content }) => content === "gone soon");
  from.send({ type: "delete", roomId: ROOM, id: gone.id });
  await from.next("deleted");
  const back = await ChatSocket.open(bob, app.port);
  open.add(back);
  back.send({ type: "join", roomId: ROOM, after: change });
  expect(await back.next("joined")).toMatchObject({
    more: false,
    messages: [
      { id, content: "typo" },
      { id: gone.id, status: "deleted" },
    ],
  });
});

test("who a frame says it is counts for nothing, and visitors listen only", async () => {
  const [from, to] = [await join(ann), await join(bob)];
  const bobId = (await bob.get("/api/auth/me")).body.id;
  say(from, "I am Bob", { userId: bobId, author: { id: bobId, name: "Bob" } });
  expect((await to.next("message")).author.name).toBe(app.nameOf("ann"));
  const visitor = await join(app.visitor());
  const clientId = say(visitor, "Let me in");
  expect(await visitor.next("error")).toMatchObject({
    message: "Please log in to chat",
    clientId,
  });
  const { body } = await ann.get(MESSAGES);
  expect(JSON.stringify(body)).not.toContain("Let me in");
});

test("who is here and who types is told, and so is who leaves", async () => {
  const room = "show-and-tell";
  const from = await join(ann, room);
  const to = await join(bob, room);
  const names = ({ people }: { people: { name: string }[] }) => people.map(({ name }) => name);
  const both = await from.next("presence", ({ count }) => count === 2);
  expect(names(both).sort()).toEqual([app.nameOf("ann"), app.nameOf("bob")]);
  const { text } = await app.visitor().get(`/community/rooms/${room}`);
  expect(text).toContain("<summary>2 here</summary>");
  for (const name of names(both)) expect(text).toContain(`dir="auto">${name}</a></li>`);
  to.send({ type: "typing", roomId: room });
  expect(names(await from.next("typing"))).toEqual([app.nameOf("bob")]);
  to.leave();
  expect(names(await from.next("presence", ({ count }) => count === 1))).toEqual([
    app.nameOf("ann"),
  ]);
  expect(to.frames.filter(({ type }) => type === "typing")).toEqual([]);
});

test("a room that is looked at is read up to what was in sight, and no further", async () => {
  const [from, to] = [await join(ann, "help"), await join(bob, "help")];
  const tell = async (content: string) => {
    from.send({ type: "message", roomId: "help", content, clientId: newId() });
    return (await to.next("message", (message) => message.content === content)).number;
  };
  const unread = async () => {
    const { text } = await bob.get("/community/rooms/general");
    const rooms = /class="room-list".*?<\/nav>/s.exec(text)?.[0] ?? "";
    return Number(/>(\d+)<span class="visually-hidden"> unread/.exec(rooms)?.[1] ?? 0);
  };
  await bob.get("/community/rooms/help");
  const first = await tell("one to read");
  await tell("two to read");
  expect(await unread()).toBe(2);
  to.send({ type: "seen", roomId: "help", number: first });
  to.send({ type: "presence", roomId: "help" });
  await to.next("presence");
  expect(await unread()).toBe(1);
  to.send({ type: "seen", roomId: "help", number: 99_999_999 });
  to.send({ type: "seen", roomId: "help", number: first });
  to.send({ type: "presence", roomId: "help" });
  await to.next("presence");
  expect(await unread()).toBe(1);
});

test("whom somebody blocks is not heard any more in a room that is open", async () => {
  const eve = await app.person("eve");
  const [from, to, other] = [await join(ann), await join(eve), await join(bob)];
  const annId = (await ann.get("/api/auth/me")).body.id;
  await eve.form(`/people/${annId}`, { intent: "block" });
  say(from, "for those who listen");
  await from.next("message");
  say(other, "from somebody else");
  await to.next("message", ({ content }) => content === "from somebody else");
  expect(to.said).toEqual(["from somebody else"]);
  for (const socket of [from, other]) socket.send({ type: "typing", roomId: ROOM });
  const { people } = await to.next("typing");
  expect(people.map(({ name }: { name: string }) => name)).toEqual([app.nameOf("bob")]);
  await eve.form(`/people/${annId}`, { intent: "unblock" });
  say(from, "heard again");
  await to.next("message", ({ content }) => content === "heard again");
});

test("a signed-out browser's socket ends, and its session posts nothing more", async () => {
  const eve = await app.person("eve");
  const socket = await join(eve);
  const closed = socket.closed();
  await eve.json("POST", "/api/auth/logout");
  expect(await closed).toBe(1008);
});

describe("a frame is refused with a frame, and the socket goes on:", () => {
  let deep: unknown = "x";
  for (let depth = 0; depth < 500; depth += 1) deep = [deep];
  const message = { type: "message", roomId: ROOM, clientId: "abcdefgh" };
  test.each<[string, string | Buffer | object, object]>([
    ["no JSON", "hello", { code: "not_json" }],
    ["no object", "[]", { code: "not_json" }],
    ["binary", Buffer.from("{}"), { code: "not_text" }],
    ["too deep", { type: "join", roomId: deep }, { code: "too_deep" }],
    ["too long", "x".repeat(33_000), { code: "too_long" }],
    ["of no known type", { type: "shout" }, { message: "There is no such type of frame." }],
    ["without a type", {}, { message: "There is no such type of frame." }],
    ["for no such room", { type: "join", roomId: "nowhere" }, { code: "http_404" }],
    ["blank", { ...message, content: " \n " }, { message: "Please write a message." }],
    [
      "with a message that is too long",
      { ...message, content: "x".repeat(4_001) },
      { clientId: "abcdefgh", message: expect.stringContaining("4,000 characters") },
    ],
    ["somebody else's to edit", { type: "edit", roomId: ROOM, id: "x", content: "y" }, {}],
  ])("%s", async (_what, frame, refusal) => {
    const socket = await join(ann);
    if (typeof frame === "string" || Buffer.isBuffer(frame)) socket.raw(frame);
    else socket.send(frame);
    expect(await socket.next("error")).toMatchObject(refusal);
    socket.send({ type: "join", roomId: "help" });
    await socket.next("joined");
  });
});

test("who goes on sending beyond the limit is cut off, whatever the frames are", async () => {
  const flood = await join(app.visitor());
  const ended = flood.closed();
  // As fast as it goes: limits are a hundredfold here.
  const sending = setInterval(() => {
    for (let n = 0; n < 1_000; n += 1) flood.raw("{}");
  }, 1);
  expect(await ended.finally(() => clearInterval(sending))).toBe(1008);
});
