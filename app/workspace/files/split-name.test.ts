import { expect, test } from "vitest";
import { splitName } from "./split-name";

test.each([
  ["index.html", "index.html", ""],
  ["component-with-a-long-name-12.tsx", "component-with-a-long-n", "ame-12.tsx"],
  ["a-folder-with-a-very-long-name", "a-folder-with-a-very-lon", "g-name"],
  [".a-name-that-begins-with-a-dot", ".a-name-that-begins-with", "-a-dot"],
  ["a.no-extension-but-a-long-end-of-it", "a.no-extension-but-a-long-end", "-of-it"],
  ["hearts-and-more-hearts-💚12345.ts", "hearts-and-more-hearts-", "💚12345.ts"],
])("%s keeps its end in view", (name, begin, end) => {
  expect(splitName(name)).toEqual([begin, end]);
});
