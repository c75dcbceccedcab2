import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";

test("a snake has the colours that are asked for", () => {
  const files = makeProject(
    "snake game please, green snake on black background, with a high score",
  );
  expect(files.get("styles.css")).toContain("color-scheme: dark;");
  expect(files.get("index.html")).toContain('id="best"');
});

test.each([
  ["a slow snake game for kids", 5],
  ["a fast snake", 11],
  ["snake", 8],
])("“%s” begins as fast as is said", (say, speed) => {
  expect(makeProject(say).get("script.js")).toContain(`const speed = ${speed};`);
});
