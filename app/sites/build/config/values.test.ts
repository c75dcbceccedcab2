import { expect, test } from "vitest";
import { asPattern } from "./values";

const given = (source: string) => asPattern({ $pattern: [source, ""] }, { isSimple: true });

test("a pattern runs here where it is done soon, as those of safelists and aliases are", () => {
  for (const simple of [
    "^(bg|text|border)-(red|green|blue)-(100|500|900)$",
    "^@\\/(.*)$",
    "bg-.+",
    "^(?:sm|md):p-[0-9]+$",
  ]) {
    expect(given(simple)).not.toBeNull();
  }
});

test.each([
  ["(a+)+$"],
  [`${"a?".repeat(30)}${"a".repeat(30)}`],
  [`${".*a".repeat(8)}b`],
  [`${"(a|a)".repeat(40)}b`],
  ["(a)\\1"],
])("the pattern %s could take for ever, and is none", (costly) => {
  expect(given(costly)).toBeNull();
});
