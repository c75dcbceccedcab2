import { expect, test } from "vitest";
import { ignoredFiles } from "./ignored-files";

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const IGNORE = "node_modules\namplify_outputs.json\n/src/keys.ts\n*.local.js\n# config.json\n";

test("an empty file stands in for one that the project's .gitignore keeps out and its scripts import", () => {
  const made = ignoredFiles(
    tree({
      ".gitignore": IGNORE,
      "src/main.ts": 'import outputs from "../amplify_outputs.json"; import { KEY } from "@/keys";',
    }),
    [{ find: "@", replacement: "/src" }],
  );
  expect(made?.tree.get("amplify_outputs.json")).toBe("{}\n");
  expect(made?.tree.get("src/keys.ts")).toContain("module.exports");
  expect(made?.warnings?.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^amplify_outputs\.json is not in the project, whose \.gitignore keeps/),
    expect.stringMatching(/^src\/keys\.ts is not/),
  ]);
});

test.each([
  [
    "is there",
    { "amplify_outputs.json": "{}", "src/a.ts": 'import a from "../amplify_outputs.json";' },
  ],
  ["nobody imports", { "src/a.ts": "// amplify_outputs.json" }],
  ["is called alike elsewhere", { "src/a.ts": 'import a from "./lib/keys";' }],
  ["is not kept out", { "src/a.ts": 'import a from "./config.json";' }],
])("nothing stands in for a file that %s", (_what, files) => {
  expect(ignoredFiles(tree({ ".gitignore": IGNORE, ...files }))).toBeNull();
});

test("a project without a .gitignore has none", () => {
  expect(ignoredFiles(tree({ "src/a.ts": 'import a from "../amplify_outputs.json";' }))).toBeNull();
});
