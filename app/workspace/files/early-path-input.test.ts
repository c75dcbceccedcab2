import { expect, test } from "vitest";
import { selectName } from "./early-path-input";

test.each([
  ["src/parts/card.tsx", "card"],
  ["src/parts", "parts"],
  ["a.test.ts", "a.test"],
  ["src/.gitignore", ".gitignore"],
])("of %s what is typed next takes the place of %s", (value, name) => {
  let selected = "";
  const setSelectionRange = (from: number, to: number) => {
    selected = value.slice(from, to);
  };
  selectName({ value, setSelectionRange } as unknown as HTMLInputElement);
  expect(selected).toBe(name);
});
