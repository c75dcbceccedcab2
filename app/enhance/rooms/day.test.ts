import { expect, test } from "vitest";
import { nameDay } from "./day";

const now = new Date(2026, 10, 22, 0, 5);

test("today and yesterday have names, by the reader's own calendar", () => {
  expect(nameDay(new Date(2026, 10, 22, 0, 1), now, "en")).toBe("Today");
  expect(nameDay(new Date(2026, 10, 21, 23, 59), now, "en")).toBe("Yesterday");
});

test("another day has its date, and its year where that is another one", () => {
  expect(nameDay(new Date(2026, 10, 20), now, "en")).toBe("Friday, November 20");
  expect(nameDay(new Date(2025, 10, 20), now, "en")).toBe("Thursday, November 20, 2025");
});
