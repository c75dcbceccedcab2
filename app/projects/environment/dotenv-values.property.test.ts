import { parse } from "dotenv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dotenvValues } from "./dotenv-values";

const PARTS = [
  "\n",
  "\n",
  "\r\n",
  " ",
  "\t",
  "A",
  "B",
  "=",
  "=",
  ": ",
  "'",
  '"',
  "`",
  "\\",
  "#",
  "export ",
  "x y",
  "$",
  "é",
];

test("whatever a .env holds is read as dotenv reads it", () => {
  const texts = fc
    .array(fc.constantFrom(...PARTS), { maxLength: 40 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      expect(Object.fromEntries(dotenvValues(text))).toEqual(parse(text));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["blank lines", "\n"],
  ["indented ones", "\t\n"],
  ["names without values", "A\n"],
  ["values without an end", "A='\n"],
  ["gaps", `A${" ".repeat(900)}\n`],
])("a .env of 200 kB of %s costs nobody more than a moment", (_what, part) => {
  const before = performance.now();
  dotenvValues(part.repeat(200_000 / part.length));
  expect(performance.now() - before).toBeLessThan(1_000);
});
