import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "~/platform/db.server";
import { UNUSED_MS } from "~/projects/unused-contents.server";
import { checkedFile } from "./sent-files";
import { syncTrial } from "./server-copy.server";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("syncs of ever new files leave only the newest of them behind", async () => {
  const viewer = { user: null, trialKey: "a browser" };
  const sync = (content: string) =>
    syncTrial(
      viewer,
      "network:192.0.2.1",
      "trial_1",
      { files: [checkedFile("index.html", content)] },
      async () => false,
    );
  for (let n = 0; n < 5; n += 1) {
    await sync(`text ${n}`);
    vi.setSystemTime(Date.now() + UNUSED_MS);
  }
  const contents = await db.blob.findMany({ select: { content: true } });
  // The last but one was found unused just now, and goes next.
  expect(contents.map(({ content }) => content).sort()).toEqual(["text 3", "text 4"]);
});
