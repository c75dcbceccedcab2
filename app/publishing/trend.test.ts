import { expect, test } from "vitest";
import { HALF_LIFE_SECONDS, visitWeight } from "./trend";

const at = (seconds: number) => new Date(Date.UTC(2026, 5, 1) + seconds * 1000);

test("a visit counts half as much after a half-life", () => {
  const difference = visitWeight(at(HALF_LIFE_SECONDS)) - visitWeight(at(0));
  expect(difference).toBeCloseTo(Math.LN2, 12);
});
