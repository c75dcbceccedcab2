import { expect, test } from "vitest";
import { shortDate } from "./short-date";

test("a day is written the same way everywhere", () => {
  expect(shortDate("2025-01-05T10:00:00.000Z")).toBe("Jan 5, 2025");
  expect(shortDate("2024-12-31T23:59:59.999Z")).toBe("Dec 31, 2024");
  expect(shortDate("not a date")).toBe("");
});
