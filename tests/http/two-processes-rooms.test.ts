import { afterAll, beforeAll, expect, test } from "vitest";
import { ChatSocket } from "../support/chat-socket";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** People of one room are at either process, and notice nothing of that. */

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
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

test("signing out at one process ends the socket at the other", async () => {
  const [one, two] = await both.person("eve");
  const socket = await ChatSocket.join(two, both.two.port, ROOM);
  const closed = socket.closed();
  await one.json("POST", "/api/auth/logout");
  expect(await closed).toBe(1008);
});
