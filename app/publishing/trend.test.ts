import { expect, test } from "vitest";
import { addWeights, HALF_LIFE_SECONDS, visitWeight } from "./trend";

const at = (seconds: number) => new Date(Date.UTC(2026, 5, 1) + seconds * 1000);

test("a visit counts half as much after a half-life", () => {
  const difference = visitWeight(at(HALF_LIFE_SECONDS)) - visitWeight(at(0));
  expect(difference).toBeCloseTo(Math.LN2, 12);
});

test("adding weights is the logarithm of the decayed sum, whatever the visits", () => {
  let random = 1;
  const next = () => {
    random = (random * 48_271) % 2_147_483_647;
    return random / 2_147_483_647;
  };
  for (let run = 0; run < 200; run += 1) {
    const times = Array.from({ length: 1 + Math.floor(next() * 40) }, () => next() * 30 * 86_400);
    const last = Math.max(...times);
    const naive = times.reduce((sum, time) => sum + 2 ** ((time - last) / HALF_LIFE_SECONDS), 0);
    const trend = times.reduce<number | null>(
      (sum, time) => addWeights(sum, visitWeight(at(time))),
      null,
    );
    expect((trend ?? 0) - visitWeight(at(last))).toBeCloseTo(Math.log(naive), 6);
  }
});

test("sums of very different ages neither overflow nor vanish", () => {
  expect(addWeights(5_000, -5_000)).toBe(5_000);
  expect(addWeights(-5_000, 5_000)).toBe(5_000);
});
