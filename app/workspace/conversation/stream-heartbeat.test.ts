import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHeartbeat, STALE_AFTER_MS } from "./stream-heartbeat";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("an answer that goes quiet is told in the console, once for each thirty seconds", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const snapshot = vi.fn();
  const heart = createHeartbeat(snapshot);
  heart.start();
  vi.advanceTimersByTime(STALE_AFTER_MS);
  expect(warn).not.toHaveBeenCalled();
  heart.beat();
  vi.advanceTimersByTime(STALE_AFTER_MS);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(STALE_AFTER_MS / 2);
  expect(warn).toHaveBeenCalledExactlyOnceWith("No part of the answer has arrived for 30 seconds.");
  vi.advanceTimersByTime(STALE_AFTER_MS);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(snapshot.mock.calls.length).toBeGreaterThan(10);
  heart.stop();
  vi.advanceTimersByTime(STALE_AFTER_MS * 2);
  expect(warn).toHaveBeenCalledTimes(2);
});
