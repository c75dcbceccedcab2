import { expect, test } from "vitest";
import { type LogLine, readLogLine } from "./log-line";
import { fixPrompt, isSameProblem, problemsAfter } from "./log-problems";

let count = 0;
const line = (change: Partial<LogLine>): LogLine => ({
  id: String(++count),
  source: "build",
  level: "error",
  text: "Unexpected end of file",
  at: "2026-01-01T00:00:00.000Z",
  ...change,
});

test("an error is open until a good build, and stands there once", () => {
  const error = line({ file: "src/app.ts" });
  const open = problemsAfter([], error);
  expect(problemsAfter(open, line({ file: "src/app.ts" }))).toEqual([error]);
  expect(problemsAfter(open, line({ source: "console", level: "info", text: "hi" }))).toEqual([
    error,
  ]);
  const stays = line({ level: "info", text: "The last version that built stays up." });
  expect(problemsAfter(open, stays)).toEqual([error]);
  expect(problemsAfter(open, line({ level: "info", text: "Built in 12 ms" }))).toEqual([]);
});

test("asking for a fix names each error and its place", () => {
  expect(fixPrompt([line({ file: "src/app.ts", line: 3, column: 7 })])).toBe(
    "Please fix this error:\n- Unexpected end of file (src/app.ts:3:7)",
  );
  expect(fixPrompt([line({ text: "a" }), line({ text: "b" })])).toBe(
    "Please fix these errors:\n- a\n- b",
  );
});

test("what is not a line of the log is left out", () => {
  expect(readLogLine("nonsense")).toBeNull();
  expect(readLogLine("{}")).toBeNull();
  expect(readLogLine('{"id":1,"text":"hi"}')?.id).toBe("1");
});

test("a line of a restarted preview is not taken for an old one of the same number", () => {
  const [before, after] = ["10:00", "10:05"].map((at) =>
    readLogLine(JSON.stringify({ id: 1, text: "Built", at })),
  );
  expect(before?.id).not.toBe(after?.id);
});

test.each([
  ["src/App.tsx:3:1: Foo is not defined", "Uncaught ReferenceError: Foo is not defined"],
  ["Foo is not defined", 'Uncaught (in promise) "Foo" is not defined (http://x/src/App.tsx:3:7)'],
])("“%s” and “%s” are one problem", (one, other) => {
  expect(isSameProblem(one, other)).toBe(true);
});

test("two errors are two problems", () => {
  expect(isSameProblem("Foo is not defined", "Bar is not defined")).toBe(false);
  expect(isSameProblem("", "Bar is not defined")).toBe(false);
});
