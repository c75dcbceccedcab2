import { expect, test } from "vitest";
import { landOutside, writtenPath } from "./written-path";

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

test.each([
  ["../src/App.jsx", "src/App.jsx"],
  ["..\\..\\a.js", "a.js"],
  ["src/pages/../App.jsx", "src/App.jsx"],
])("%s is asked about as %s", (raw, path) => {
  expect(landOutside(raw)?.reason).toContain(`path="${path}"`);
});

test("what is no path of a project from its root either is not asked about", () => {
  for (const raw of ["C:\\a.js", "../../C:/a.js", "../", "a..b.js"])
    expect(landOutside(raw)).toBeNull();
});
