import { expect, test } from "vitest";
import { makeProject } from "../../../tests/support/everyday-edits";
import { answer } from "../engine/answer.server";

const gym = makeProject("A gym in Leeds called Iron Yard. Day pass £8. Open Mon-Fri 6-22.");

test.each([
  ["lists without an end", "const a = [\n".repeat(5_000)],
  ["types without an end", "const a:".repeat(7_500)],
])("a program with %s is looked through once", (_, code) => {
  // Looked back from each of their places, these took minutes.
  const files = new Map([...gym, ["src/odd.ts", code]]);
  const { changes } = answer("Ready? should be Go. Remove the sauna entry", files);
  expect([...changes.keys()]).toEqual([]);
});

/** Pages without an end and with nothing, and a stylesheet without braces; and how often each is asked. */
const LARGE: [string, string, number][] = [
  ["index.html", "<".repeat(60_000), 8],
  ["index.html", `<h1>${" ".repeat(60_000)}`, 14],
  ["styles.css", ".abc-a .abc ".repeat(5_000), 10],
];

test.each(LARGE)("wishes are read from a large %s in moments, not minutes", (path, text, times) => {
  const files = new Map([...gym, [path, text]]);
  for (let count = 0; count < times; count += 1) {
    for (const wish of ["make the title card bigger", "remove the hello there entry"]) {
      const { opening, closing } = answer(wish, files);
      expect(opening + closing).not.toBe("");
    }
  }
});
