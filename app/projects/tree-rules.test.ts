import { expect, test } from "vitest";
import { FILE_LIMITS } from "./files";
import { checkContent, checkTree } from "./tree-rules";

const sizes = (...paths: string[]) => new Map(paths.map((path) => [path, 1]));

test("a file's size counts UTF-8 bytes", () => {
  expect(checkContent("a.txt", "é🎉")).toBe(6);
});

test.each([["\0binary"], ["\ud800"], [12]])("%j is refused as not text", (content) => {
  expect(() => checkContent("a.bin", content)).toThrow("a.bin is not text");
});

test("a file over the cap is refused with both sizes", () => {
  const content = "x".repeat(FILE_LIMITS.bytesPerFile + 1);
  expect(() => checkContent("big.txt", content)).toThrow(/big\.txt is 1\.0 MB.*up to 1\.0 MB/);
});

test("a project over the cap of files is refused", () => {
  const paths = Array.from({ length: FILE_LIMITS.filesPerProject + 1 }, (_, i) => `f${i}`);
  expect(() => checkTree(sizes(...paths))).toThrow("A project can hold 2,000 files");
});

test("a project over the cap of bytes is refused", () => {
  const tree = new Map([["a", FILE_LIMITS.bytesPerProject + 1]]);
  expect(() => checkTree(tree)).toThrow("A project can hold 10.0 MB");
});

test("a file cannot stand where a folder must", () => {
  expect(() => checkTree(sizes("src", "src/App.tsx"))).toThrow("needs a folder where the file src");
});

test("two paths that differ only in case are refused", () => {
  expect(() => checkTree(sizes("App.tsx", "app.tsx"))).toThrow("differ only in case");
});
