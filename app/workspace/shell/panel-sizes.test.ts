import { expect, test } from "vitest";
import { clampSizes, readSizes } from "./panel-sizes";

test.each([
  [
    [5, 65, 30],
    [15, 55, 30],
  ],
  [
    [60, 10, 30],
    [35, 35, 30],
  ],
  [
    [20, 20, 60],
    [20, 35, 45],
  ],
  [
    [35, 20, 45],
    [30, 30, 40],
  ],
] as const)("%j becomes %j", ([files, centre, chat], [left, , right]) => {
  const sizes = clampSizes([files, centre, chat]);
  expect(sizes[0]).toBeLessThanOrEqual(35);
  expect(sizes[0]).toBeGreaterThanOrEqual(15);
  expect(sizes[2]).toBeLessThanOrEqual(45);
  expect(sizes[1]).toBeGreaterThanOrEqual(30);
  expect(sizes[0] + sizes[1] + sizes[2]).toBe(100);
  if (centre !== 20) expect([sizes[0], sizes[2]]).toEqual([left, right]);
});

test("sizes that cannot be read are the standard ones", () => {
  for (const text of [null, "{bad", "[1]", '["a","b","c"]']) {
    const sizes = readSizes({ getItem: () => text });
    expect(sizes[0] + sizes[1] + sizes[2]).toBe(100);
  }
  expect(readSizes({ getItem: () => null })).toEqual([20, 50, 30]);
});
