import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./thread-cursor";

test("a cursor comes back from an address as it went there", () => {
  const moment = { value: new Date("2026-05-04T03:02:01.007Z"), id: "cm123abc" };
  expect(readCursor(writeCursor(moment), "activity")).toEqual(moment);
  const likes = { value: 12, id: "cm123abc" };
  expect(readCursor(writeCursor(likes), "likes")).toEqual(likes);
});

test.each([
  null,
  "",
  "x",
  "-a",
  "1-",
  "1-A",
  "1-a-b",
  "zzzzzzzzzz-a",
  "1-' OR 1=1",
  "1".repeat(99),
])("%j in an address is the beginning of the list", (raw) => {
  expect(readCursor(raw, "activity")).toBeNull();
  expect(readCursor(raw, "likes")).toBeNull();
});
