import { expect, onTestFinished, test, vi } from "vitest";
import { MemoryCounters } from "~/platform/coordination/embedded/memory-counters";
import { AttemptCounter } from "./sign-in-attempts.server";

test("one account is tried so often a minute, from wherever, and others are not held up", async () => {
  vi.useFakeTimers({ now: 1_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const attempts = new AttemptCounter({ counters: new MemoryCounters(), limit: 3 });
  for (let n = 0; n < 3; n += 1) await attempts.count("wallet:a");
  const refused = expect.objectContaining({
    status: 429,
    retryAfterSeconds: 60,
    message: expect.stringMatching(/try again in 60 seconds/),
  });
  await expect(attempts.count("wallet:a")).rejects.toThrow(refused);
  vi.setSystemTime(1_000 + 59_999);
  await expect(attempts.count("wallet:a")).rejects.toThrow();
  await attempts.count("wallet:b");
  vi.setSystemTime(1_000 + 60_000);
  await attempts.count("wallet:a");
});
