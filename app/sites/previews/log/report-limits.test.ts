import { beforeEach, expect, test, vi } from "vitest";
import { MemoryCounters } from "~/platform/coordination/embedded/memory-counters";
import type { LogEntry } from "../../engine/site-log";
import { LINES_PER_WINDOW, ReportLimits, WINDOW_MS } from "./report-limits.server";

let now: number;
let counters: MemoryCounters;

beforeEach(() => {
  now = 1_000_000;
  counters = new MemoryCounters(() => now);
});

const openProcess = () => new ReportLimits({ counters, now: () => now });
const lines = (count: number): LogEntry[] =>
  Array.from({ length: count }, () => ({ source: "console", level: "info", text: "again" }));

test("a preview's pages have one limit, whichever processes they report to", async () => {
  const [one, other] = [openProcess(), openProcess()];
  expect(await one.limit("a", lines(150))).toHaveLength(150);
  expect(await other.limit("a", lines(80))).toHaveLength(LINES_PER_WINDOW - 150);
  expect(await one.limit("a", lines(1))).toEqual([]);
  expect(await other.limit("another", lines(1))).toHaveLength(1);
});

test("what was left out is told with the first line that is taken again", async () => {
  const limits = openProcess();
  await limits.limit("a", lines(LINES_PER_WINDOW + 30));
  expect(await limits.limit("a", lines(20))).toEqual([]);
  now += WINDOW_MS;
  expect((await limits.limit("a", lines(2))).map(({ text }) => text)).toEqual([
    "… and 50 more lines",
    "again",
    "again",
  ]);
  expect(await limits.limit("a", lines(1))).toHaveLength(1);
});

test("a flood asks for no count while it is known that nothing is taken", async () => {
  const limits = openProcess();
  const add = vi.spyOn(counters, "add");
  for (let report = 0; report < 1_000; report += 1) await limits.limit("a", lines(1));
  expect(add).toHaveBeenCalledTimes(LINES_PER_WINDOW);
});

test("a database whose clock is ahead silences nobody for longer than a window", async () => {
  const ahead = new MemoryCounters(() => now + 3_600_000);
  const limits = new ReportLimits({ counters: ahead, now: () => now });
  await limits.limit("a", lines(LINES_PER_WINDOW));
  now += WINDOW_MS;
  expect(await limits.limit("a", lines(1))).toHaveLength(1);
});
