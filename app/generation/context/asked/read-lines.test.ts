import { expect, test } from "vitest";
import { readWantedFiles } from "./read-lines";

test.each([
  ["src/App.tsx", { path: "src/App.tsx" }],
  ["- `src/App.tsx`", { path: "src/App.tsx" }],
  ["2. /src/App.tsx", { path: "/src/App.tsx" }],
  ["src/App.tsx 10-40", { path: "src/App.tsx", lines: [10, 40] }],
  ["src/App.tsx:40-10", { path: "src/App.tsx", lines: [10, 40] }],
  ["src/App.tsx#L3-L9", { path: "src/App.tsx", lines: [3, 9] }],
  ["src/App.tsx lines 3 to 9", { path: "src/App.tsx", lines: [3, 9] }],
  ["src/App.tsx @ before", { path: "src/App.tsx", version: "before" }],
  ["src/data.ts 1-9 @ 12", { path: "src/data.ts", lines: [1, 9], version: 12 }],
  ["src/my page.tsx", { path: "src/my page.tsx" }],
  ["docs/2024-2025.md", { path: "docs/2024-2025.md" }],
])("“%s” is understood", (line, wanted) => {
  expect(readWantedFiles(line)).toEqual([wanted]);
});

test("a call in JSON is understood, and one that is broken asks for what it names", () => {
  expect(readWantedFiles('{"paths": ["a.ts", "b.ts"]}')).toEqual([
    { path: "a.ts" },
    { path: "b.ts" },
  ]);
  expect(readWantedFiles('{\n  "path": "a.ts"')).toEqual([{ path: "a.ts" }]);
  expect(readWantedFiles("{\n}\n\n")).toEqual([]);
});

test("a line without end names no file, and does not hold up what stands beside it", () => {
  // A search for where its spaces end takes the square of them: half a minute for so many.
  const spaces = `x${" ".repeat(200_000)}x`;
  expect(readWantedFiles(`${spaces}\na.ts`)).toEqual([{ path: "a.ts" }]);
});
