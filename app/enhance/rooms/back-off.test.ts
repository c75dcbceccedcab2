import { expect, test } from "vitest";
import { waitAfter } from "./back-off";

test("each failure doubles the wait, up to half a minute", () => {
  expect([0, 1, 2, 3, 20].map((failures) => waitAfter(failures, 1))).toEqual([
    500, 1_000, 2_000, 4_000, 30_000,
  ]);
});

test("those who lost a server together come back at different moments", () => {
  expect(waitAfter(6, 0)).toBe(15_000);
  expect(waitAfter(6, 0.5)).toBe(22_500);
});
