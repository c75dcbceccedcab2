import { afterAll, beforeAll, expect, test } from "vitest";
import { ChatSocket } from "../support/chat-socket";
import { PlainBrowser } from "../support/plain-browser";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** People of one room are at either process, and notice nothing of that. */

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses({ ADMIN_EMAILS: "mod@dev.localhost" });
});
afterAll(() => both.stop());

const ROOM = "general";

test("what is said at one process is heard at the other, once, with who is there", async () => {
  const [ann] = await both.person("ann");
  const [, bob] = await both.person("bob");
  const here = await ChatSocket.join(ann, both.one.port, ROOM);
  const there = await ChatSocket.join(bob, both.two.port, ROOM);
  await here.next("presence", ({ count }) => count === 2);
  const clientId = "from-one-process";
  here.send({ type: "message", roomId: ROOM, content: "Can you hear me?", clientId });
  const { id } = await there.next("message");
  const again = { content: "Can you hear me?", clientId };
  const repeated = await ann.at(both.two).json("POST", `/api/chat-rooms/${ROOM}/messages`, again);
  expect([repeated.status, repeated.body.id]).toEqual([200, id]);
  there.send({ type: "typing", roomId: ROOM });
  await here.next("typing");
  there.send({ type: "message", roomId: ROOM, content: "Yes", clientId: "from-the-other" });
  await here.next("message", ({ content }) => content === "Yes");
  await there.next("message", ({ content }) => content === "Yes");
  expect(here.said).toEqual(["Can you hear me?", "Yes"]);
  expect(there.said).toEqual(here.said);
  here.leave();
  there.leave();
});

test("whom somebody blocks at one process is not heard at the other", async () => {
  const [ann, annThere] = await both.person("ann");
  const [bob] = await both.person("bob");
  const [, cleo] = await both.person("cleo");
  const listening = await ChatSocket.join(annThere, both.two.port, ROOM);
  const bobId = (await bob.get("/api/auth/me")).body.id;
  expect((await ann.form(`/people/${bobId}`, { intent: "block" })).status).toBe(303);
  const path = `/api/chat-rooms/${ROOM}/messages`;
  // The other process hears of it soon after: at some try from then on.
  for (let tries = 1; ; tries += 1) {
    await bob.json("POST", path, { content: `try ${tries}` });
    await cleo.json("POST", path, { content: `after ${tries}` });
    await listening.next("message", ({ content }) => content === `after ${tries}`);
    if (!listening.said.includes(`try ${tries}`)) break;
  }
  listening.leave();
});

test("a mute and a ban at one process reach the sockets at the other", async () => {
  const [moderator] = await both.person("mod");
  const [dan, danThere] = await both.person("dan");
  const socket = await ChatSocket.join(danThere, both.two.port, ROOM);
  const closed = socket.closed();
  const { id } = (await dan.get("/api/auth/me")).body;
  const decide = (does: string) =>
    moderator.form("/admin/reports", { subject: `person:${id}`, do: does, reason: "spam" });
  expect((await decide("mute-1")).status).toBe(303);
  const frame = { type: "message", roomId: ROOM, content: "Me again", clientId: "muted-here" };
  socket.send(frame);
  expect((await socket.next("error")).message).toContain("A moderator has muted this account");
  expect((await decide("ban")).status).toBe(303);
  expect(await closed).toBe(1008);
});

test("what a moderator hides at one process is gone at the other", async () => {
  const [moderator] = await both.person("mod");
  const [ann] = await both.person("ann");
  const [, bob] = await both.person("bob");
  const listening = await ChatSocket.join(bob, both.two.port, ROOM);
  const path = `/api/chat-rooms/${ROOM}/messages`;
  const { body } = await ann.json("POST", path, { content: "Buy my coins" });
  await listening.next("message", ({ id }) => id === body.id);
  const decision = { subject: `message:${body.id}`, do: "hide", reason: "spam" };
  expect((await moderator.form("/admin/reports", decision)).status).toBe(303);
  await listening.next("deleted", ({ id }) => id === body.id);
  listening.leave();
});

test("signing out at one process ends the socket at the other", async () => {
  const [one, two] = await both.person("eve");
  const socket = await ChatSocket.join(two, both.two.port, ROOM);
  const closed = socket.closed();
  await one.json("POST", "/api/auth/logout");
  expect(await closed).toBe(1008);
});

test("a room that is archived at one process is closed at the other, until it is opened again", async () => {
  const [moderator] = await both.person("mod");
  const [, fay] = await both.person("fay");
  const room = "show-and-tell";
  const browser = new PlainBrowser(fay, both.two.origin);
  await browser.open(`/community/rooms/${room}`);
  browser.fill("Message", "Typed before that");
  const socket = await ChatSocket.join(fay, both.two.port, room);
  const turn = (intent: string) => moderator.form("/admin/community/rooms", { intent, id: room });
  expect((await turn("archive")).status).toBe(303);
  await socket.next("room", ({ archived }) => archived);
  // Who comes later hears of it, too, and whoever has typed meanwhile keeps that.
  const late = await ChatSocket.join(fay, both.two.port, room);
  await late.next("room", ({ archived }) => archived);
  expect(await browser.press("Send")).toBe(409);
  expect(browser.text).toContain("has been archived");
  expect(browser.field("What you typed").value).toBe("Typed before that");
  expect((await turn("restore")).status).toBe(303);
  await socket.next("room", ({ archived }) => !archived);
  for (const one of [socket, late]) one.leave();
});
