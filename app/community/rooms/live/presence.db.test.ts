import { afterEach, expect, test } from "vitest";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { NAMES_SHOWN } from "../room-limits";
import { LiveRooms } from "./live-rooms.server";

const ROOM = "general";
const PEOPLE = 450;
let rooms: LiveRooms;

afterEach(() => rooms.close());

/** What a listener of the room is told of who is here. */
function listen() {
  const frames: { count: number; people: { id: string }[] }[] = [];
  const hint = (frame: Buffer) => {
    frames.push(JSON.parse(String(frame.subarray(frame.indexOf("{")))));
  };
  return rooms.listen(ROOM, { take() {}, hint }).then(() => frames);
}

test("a crowd that comes and goes at once is counted in a few words, and some are named", async () => {
  const ids = Array.from({ length: PEOPLE }, (_, n) => `person-${String(n).padStart(3, "0")}`);
  await db.user.createMany({ data: ids.map((id) => ({ id, name: id })) });
  rooms = new LiveRooms({ topics });
  const told = await listen();
  for (const id of ids) rooms.presence.enter(ROOM, id);
  await expect.poll(() => told.at(-1)?.count).toBe(PEOPLE);
  expect(told.at(-1)?.people.map(({ id }) => id)).toEqual(ids.slice(0, NAMES_SHOWN));
  for (const id of ids.slice(1)) rooms.presence.leave(ROOM, id);
  await expect.poll(() => told.at(-1)?.count).toBe(1);
  // Not one for each who came or went.
  expect(told.length).toBeLessThan(10);
});

test("who is here is told again only when it is something else", async () => {
  await db.user.create({ data: { id: "ann", name: "Ann" } });
  rooms = new LiveRooms({ topics });
  const told = await listen();
  rooms.presence.enter(ROOM, "ann");
  await expect.poll(() => told.length).toBe(1);
  // As when presence is renewed, or somebody opens a second tab.
  topics.publish("room-presence", { roomId: ROOM });
  await db.user.create({ data: { id: "bob", name: "Bob" } });
  rooms.presence.enter(ROOM, "bob");
  await expect.poll(() => told.at(-1)?.count).toBe(2);
  expect(told.map(({ count }) => count)).toEqual([1, 2]);
});
