import { expect, test } from "vitest";
import { byLastChange } from "./changed-when";

test("what was changed stands below the time that people remember", () => {
  // A Wednesday.
  const now = new Date("2026-11-18T10:00:00Z");
  const groups = byLastChange(
    [
      "2026-11-18T09:00:00Z",
      "2026-11-18T00:00:00Z",
      "2026-11-17T23:59:00Z",
      "2026-11-16T00:00:00Z",
      "2026-11-15T23:59:00Z",
      "2026-11-09T00:00:00Z",
      "2026-11-08T12:00:00Z",
      "2026-10-31T12:00:00Z",
      "2025-10-31T12:00:00Z",
    ].map((updatedAt) => ({ updatedAt })),
    now,
  );
  expect(groups.map(({ title, entries }) => [title, entries.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["Earlier this week", 1],
    ["Last week", 2],
    ["Earlier this month", 1],
    ["October", 1],
    ["October 2025", 1],
  ]);
});
