import { expect, test } from "vitest";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import type { ServerFrame } from "../frames";
import { LiveRooms } from "./live-rooms.server";

test("nobody is told that somebody types who may not write", async () => {
  const hour = 60 * 60 * 1000;
  await db.user.createMany({
    data: [
      { id: "muted", name: "Moe", mutedUntil: new Date(Date.now() + hour) },
      { id: "free", name: "Fay", mutedUntil: new Date(Date.now() - hour) },
      { id: "banned", name: "Bea", bannedAt: new Date() },
    ],
  });
  const rooms = new LiveRooms({ topics });
  const told = new Promise<ServerFrame>((resolve) => {
    const typing = (_: unknown, frame: Buffer) =>
      resolve(JSON.parse(String(frame.subarray(frame.indexOf("{")))));
    void rooms.listen("general", { take() {}, typing }).then(() => {
      for (const id of ["muted", "free", "banned"]) rooms.type("general", id);
    });
  });
  expect(await told).toMatchObject({ type: "typing", people: [{ id: "free", name: "Fay" }] });
  await rooms.close();
});
