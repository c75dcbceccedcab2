import { expect, test } from "vitest";
import { languageOf, nodesOf } from "./files";

test.each([
  ["src/App.tsx", "typescript"],
  ["a.ts", "typescript"],
  ["script.JS", "javascript"],
  ["data.json", "json"],
  ["index.html", "html"],
  ["styles.css", "css"],
  ["main.py", "python"],
  ["README.md", "markdown"],
  ["main.go", "go"],
  ["schema.sql", "sql"],
  ["config.yml", "yaml"],
  ["Dockerfile", "plaintext"],
  ["folder.ts/file", "plaintext"],
])("%s is edited as %s", (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test("the explorer nests folders to any depth, folders first, then by name", () => {
  const nodes = nodesOf([
    { id: "1", path: "b.txt" },
    { id: "2", path: "a/b/c/d.ts" },
    { id: "3", path: "a/a.ts" },
  ]);
  const outline = (list: typeof nodes): unknown =>
    list.map((node) => (node.type === "file" ? node.name : [node.name, outline(node.children)]));
  expect(outline(nodes)).toEqual([["a", [["b", [["c", ["d.ts"]]]], "a.ts"]], "b.txt"]);
});
