import { expect, test } from "vitest";
import { topics } from "~/platform/coordination/coordination.server";
import { signUp } from "../../../../tests/support/generation-runs";
import { sendMessage } from "../send-message.server";
import { RoomChannel } from "./room-channel.server";

const ROOM = "general";

test("in a full room the first of a burst is told at once, and those behind it in one piece", async () => {
  const ann = await signUp("ann-bursts");
  let goOn = () => {};
  const channel = new RoomChannel(ROOM, {
    now: () => 0,
    pause: () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
  });
  const told: string[][] = [];
  await channel.add({
    take: (changes) => told.push(changes.map(({ message }) => message.content)),
  });
  for (let n = 0; n < 1_000; n += 1) await channel.add({ take() {} });
  const end = topics.subscribe("room-changed", () => channel.wake());
  await sendMessage(ann, ROOM, { content: "first" });
  await expect.poll(() => told).toEqual([["first"]]);
  for (const content of ["second", "third", "fourth"]) await sendMessage(ann, ROOM, { content });
  goOn();
  await expect.poll(() => told).toEqual([["first"], ["second", "third", "fourth"]]);
  end();
});
