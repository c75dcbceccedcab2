import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { warmUpLater } from "./warm-up.server";

/** Longer than any server waits with it, in milliseconds. */
const LATER = 60_000;
const builder = { warmUp: vi.fn(async () => {}) };

beforeEach(() => {
  builder.warmUp.mockClear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("what builds previews is started once, and not before requests had their turn", () => {
  warmUpLater(builder, true);
  vi.advanceTimersByTime(1_000);
  expect(builder.warmUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LATER);
  expect(builder.warmUp).toHaveBeenCalledOnce();
});

test("nor is it where the operator keeps it for the first preview, or the server stops before", () => {
  warmUpLater(builder, false);
  warmUpLater(builder, true).end();
  vi.advanceTimersByTime(LATER);
  expect(builder.warmUp).not.toHaveBeenCalled();
});
