import { expect, test } from "vitest";
import { IdleCollection, thisProcess } from "./idle-collection.server";

const MB = 1024 * 1024;

test("garbage is collected once while a process rests, and again after it has worked", () => {
  let [busy, used, collections] = [0.4, 60 * MB, 0];
  const idle = new IdleCollection({
    utilization: () => busy,
    usedBytes: () => used,
    collect() {
      collections += 1;
      used = 40 * MB;
    },
  });
  const check = () => {
    idle.check();
    return collections;
  };
  expect(check()).toBe(0);
  busy = 0.001;
  expect(check()).toBe(1);
  used = 45 * MB;
  expect(check(), "what comes round by itself").toBe(1);
  [busy, used] = [0.02, 70 * MB];
  expect(check(), "a request now and then").toBe(1);
  busy = 0;
  expect(check()).toBe(2);
});

test("this process gives back what nobody holds", async () => {
  const dropped = new WeakRef({ name: "dropped" });
  // What was looked at in this turn is kept until its end.
  await new Promise(setImmediate);
  const { collect, usedBytes, utilization } = thisProcess();
  collect();
  expect(dropped.deref()).toBeUndefined();
  expect(usedBytes()).toBeGreaterThan(0);
  expect(utilization()).toBeLessThanOrEqual(1);
});
