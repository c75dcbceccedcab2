import { expect, test } from "vitest";
import { doubleModules } from "./double-modules";

const treeOf = (...paths: string[]) => new Map(paths.map((path) => [path, "x"]));

test("a new script beside one of the same name in another dialect is told of", () => {
  const files = treeOf("src/App.tsx", "src/App.jsx", "src/main.jsx");
  expect(doubleModules(files, ["src/App.tsx"])).toEqual([
    {
      path: "src/App.tsx",
      text: "src/App.tsx: there is src/App.jsx already, and an import finds only one of the two. Change that one and delete this, or delete src/App.jsx.",
    },
  ]);
});

test("what took the place of one, types of one, styles and components of another kind are not", () => {
  expect(doubleModules(treeOf("src/App.tsx"), ["src/App.tsx"])).toEqual([]);
  expect(doubleModules(treeOf("a.d.ts", "a.js"), ["a.d.ts"])).toEqual([]);
  expect(doubleModules(treeOf("a.ts", "a.vue", "a.css"), ["a.ts"])).toEqual([]);
  expect(doubleModules(treeOf("a.mjs", "a.js"), ["a.js"])).toEqual([]);
});
