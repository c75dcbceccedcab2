import fc from "fast-check";
import { expect, test } from "vitest";
import { groupDigits } from "./group-digits";

test("numbers are grouped as the tables of English have them", () => {
  const whole = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.bigInt());
  fc.assert(
    fc.property(whole, (one) => {
      expect(groupDigits(one)).toBe(one.toLocaleString("en"));
    }),
  );
});

test.for([
  [0, "0"],
  [999, "999"],
  [-1_234_567.5, "-1,234,567.5"],
  [1_234.567_89, "1,234.568"],
  [0.000_4, "0"],
  [96_811_310_544_745, "96,811,310,544,745"],
  [Number.POSITIVE_INFINITY, "∞"],
] as const)("%s is written %s", ([number, written]) => {
  expect(groupDigits(number)).toBe(written);
});
