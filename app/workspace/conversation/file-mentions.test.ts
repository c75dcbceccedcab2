import { expect, test } from "vitest";
import { insertMention, mentionAt, suggestFiles } from "./file-mentions";

test.each([
  ["@", 1, { start: 0, query: "" }],
  ["see @app", 8, { start: 4, query: "app" }],
  ["line\n@a", 7, { start: 5, query: "a" }],
  ["me@example.com", 14, null],
  ["@app done", 9, null],
])("in %j at %i the mention is %j", (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected);
});

test("at most ten files are offered, those whose name begins so first", () => {
  const paths = Array.from({ length: 12 }, (_, index) => `src/app${index}.ts`);
  expect(suggestFiles(paths, "app")).toHaveLength(10);
  expect(suggestFiles(["wrap.ts", "app.ts"], "ap")[0]).toBe("app.ts");
  expect(suggestFiles(["src/.gitkeep"], "")).toEqual([]);
});

test("inserting writes the path and leaves the caret after it", () => {
  const mention = mentionAt("fix @ap now", 7);
  expect(mention && insertMention("fix @ap now", 7, mention, "src/app.ts")).toEqual({
    text: "fix @src/app.ts now",
    caret: 16,
  });
});
