import { expect, test } from "vitest";
import { byDay } from "./version-days";

const now = new Date("2026-11-18T12:00:00Z");
const titles = (times: string[], timeZone = "UTC") =>
  byDay(
    times.map((createdAt) => ({ createdAt })),
    { now, timeZone },
  ).map(({ title, versions }) => [title, versions.length]);

test("versions stand under their days, newest first", () => {
  expect(
    titles([
      "2026-11-18T09:00:00Z",
      "2026-11-18T08:00:00Z",
      "2026-11-17T23:00:00Z",
      "2026-11-16T10:00:00Z",
      "2025-12-31T10:00:00Z",
    ]),
  ).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["Monday 16 November", 1],
    ["Wednesday 31 December 2025", 1],
  ]);
});

test("a day is one of the place where somebody is", () => {
  expect(titles(["2026-11-17T23:00:00Z"], "Europe/Berlin")).toEqual([["Today", 1]]);
});
