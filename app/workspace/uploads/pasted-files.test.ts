import { expect, test } from "vitest";
import { pastedFiles } from "./pasted-files";

const picture = new File(["x"], "image.png", { type: "image/png" });
const paste = (files: File[], text = "") =>
  pastedFiles({ files: files as unknown as FileList, getData: () => text });

test("a picture that was copied is pasted as a file", () => {
  expect(paste([picture])).toEqual([picture]);
});

test("cells of a spreadsheet are pasted as their text, not as a picture of it", () => {
  expect(paste([picture], "Soup\t4\nBread\t2")).toEqual([]);
  expect(paste([picture], "image")).toEqual([]);
});

test("a file that was copied is a file, though its name comes as text", () => {
  const menu = new File(["x"], "menu of may.pdf");
  expect(paste([menu], "menu of may.pdf")).toEqual([menu]);
  expect(paste([menu], "file:///home/ann/menu%20of%20may.pdf")).toEqual([menu]);
  expect(paste([menu, picture], "/tmp/menu of may.pdf\r\n/tmp/image.png")).toEqual([menu, picture]);
});

test("text alone is no file", () => {
  expect(paste([], "hello")).toEqual([]);
  expect(pastedFiles(null)).toEqual([]);
});
