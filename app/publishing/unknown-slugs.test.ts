import { expect, test, vi } from "vitest";
import { topics } from "~/platform/coordination/coordination.server";
import { rememberUnknown } from "./unknown-slugs.server";

const APP = { etag: "r1" };

test("an address without an app is looked up once, and again after somebody published", async () => {
  const find = vi.fn(async (): Promise<typeof APP | null> => null);
  const look = rememberUnknown(find);
  expect([await look("nobodys"), await look("nobodys")]).toEqual([null, null]);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockResolvedValue(APP);
  topics.publish("showcase-changed", { projectId: "p" });
  expect(await look("nobodys")).toBe(APP);
  // One that is there is asked for each time: another release may be live.
  await look("nobodys");
  expect(find).toHaveBeenCalledTimes(3);
});

test("what is published while it is looked for is found by the next look", async () => {
  const find = vi.fn(async (): Promise<typeof APP | null> => {
    topics.publish("showcase-changed", { projectId: "p" });
    return null;
  });
  const look = rememberUnknown(find);
  expect(await look("soon")).toBeNull();
  find.mockResolvedValue(APP);
  expect(await look("soon")).toBe(APP);
});
