import { expect, test } from "vitest";
import { normalizePath } from "./file-paths";
import { freeName, uploadPath } from "./upload-name";

test.each([
  ["", "logo.png", "logo.png"],
  ["/public/", "logo.png", "public/logo.png"],
  [" img ", "a:b?.png", "img/a-b-.png"],
  ["", "..\\..\\evil.png", "-..-evil.png"],
  ["", "../../etc/passwd", "-..-etc-passwd"],
  ["", ".hidden.png", "hidden.png"],
  ["", "Caf\u0065\u0301.jpg", "Café.jpg"],
  ["", "rtl\u202egnp.exe ", "rtl-gnp.exe"],
])("%j and %j are %j", (folder, name, path) => {
  expect(uploadPath(folder, name)).toBe(path);
  expect(normalizePath(path)).toBe(path);
});

test.each([
  "../outside",
  "a/../../b",
])("the folder %j is refused by the path function", (folder) => {
  expect(() => normalizePath(uploadPath(folder, "a.png"))).toThrow("climbs out");
});

test("both are kept under a name that nobody has", () => {
  const taken = new Set(["img/logo.png", "img/Logo (2).png", "LICENSE"]);
  expect(freeName("img/new.png", taken)).toBe("img/new.png");
  expect(freeName("img/logo.png", taken)).toBe("img/logo (3).png");
  expect(freeName("LICENSE", taken)).toBe("LICENSE (2)");
});
