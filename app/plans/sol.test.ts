import fc from "fast-check";
import { expect, test } from "vitest";
import { lamportsOf, unitsOf, writeSol, writeUnits } from "./sol";

test("an amount of SOL is counted in lamports, exactly", () => {
  expect(lamportsOf("1")).toBe(1_000_000_000n);
  expect(lamportsOf("0.5")).toBe(500_000_000n);
  // Floating point would lose the last of these.
  expect(lamportsOf("9007199.254740993")).toBe(9_007_199_254_740_993n);
});

test.each([
  "",
  "1,5",
  "-1",
  "1e9",
  ".5",
  "1.",
  "0.0000000001",
  "99999999",
])("%j is no amount of SOL", (text) => expect(lamportsOf(text)).toBeNull());

test("what is written is read back as the same", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n }), (lamports) => {
      expect(lamportsOf(writeSol(lamports))).toBe(lamports);
    }),
  );
  expect(writeSol(-500_000_000n)).toBe("-0.5");
  expect(writeUnits(0n, 9)).toBe("0");
});

test("units of tokens follow the decimals of their mint", () => {
  expect(unitsOf("10000000", 6)).toBe(10_000_000_000_000n);
  expect(unitsOf("10000000", 0)).toBe(10_000_000n);
  expect(writeUnits(10_000_000_500_000n, 6)).toBe("10000000.5");
});
