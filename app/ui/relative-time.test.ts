import { expect, test } from "vitest";
import { timeAgo } from "./relative-time";

const now = new Date("2026-05-04T12:00:00Z");

test.each([
  ["2026-05-04T12:00:09Z", "just now"],
  ["2026-05-04T11:59:01Z", "just now"],
  ["2026-05-04T11:59:00Z", "1 min ago"],
  ["2026-05-04T11:00:01Z", "59 min ago"],
  ["2026-05-04T11:00:00Z", "1 h ago"],
  ["2026-05-03T12:00:00Z", "1 d ago"],
  ["2026-04-04T12:00:01Z", "29 d ago"],
  ["2026-04-04T12:00:00Z", "4 Apr 2026"],
])("%s is %s", (then, said) => {
  expect(timeAgo(new Date(then), now)).toBe(said);
});
