import { expect, test } from "vitest";
import { writtenPath } from "./written-path";

test("a path is read as models write it: from the root, or with backslashes", () => {
  expect(writtenPath("/src/App.jsx")).toBe("src/App.jsx");
  expect(writtenPath("src\\components\\Header.jsx")).toBe("src/components/Header.jsx");
});

test.each([
  "C:\\Users\\me\\App.jsx",
  "\\\\host\\share\\a.js",
  "..\\a.js",
  "../a.js",
])("%s is none of the project's", (raw) => {
  expect(writtenPath(raw)).toHaveProperty("message", expect.stringContaining("cannot be used"));
});
