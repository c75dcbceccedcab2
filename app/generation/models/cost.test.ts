import { expect, test } from "vitest";
import { costOf } from "./cost";

const tokens = { inputTokens: 10_000, cachedTokens: 8_000, outputTokens: 1_000 };

test("tokens from a cache cost what they cost there", () => {
  const cost = costOf({ input: 2, cached: 0.5, output: 8 }, tokens);
  expect(cost).toBeCloseTo(0.004 + 0.004 + 0.008, 10);
});

test("without a price of their own they cost what others do, and without any nothing is said", () => {
  expect(costOf({ input: 2, output: 8 }, tokens)).toBeCloseTo(0.02 + 0.008, 10);
  expect(costOf(undefined, tokens)).toBeUndefined();
});
