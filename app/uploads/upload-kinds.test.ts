import { expect, test } from "vitest";
import { uploadName } from "./upload-kinds";

test.each([
  ["holiday.png", "image/png", "holiday.png"],
  ["Übung & Söhne.JPEG", "image/jpeg", "Übung & Söhne.jpeg"],
  ["page.html", "image/png", "page.html.png"],
  ["report.pdf.exe", "application/pdf", "report.pdf.exe.pdf"],
  ["../../etc/passwd", "application/pdf", "passwd.pdf"],
  ["C:\\Users\\ann\\a.pdf", "application/pdf", "a.pdf"],
  ["a\0b\r\nSet-Cookie: x.png", "image/png", "abSet-Cookie_ x.png"],
  ["gpj.\u202eexe.png", "image/png", "gpj.exe.png"],
  ['"><script>.gif', "image/gif", "___script_.gif"],
  ["\ud800.png", "image/png", "\ufffd.png"],
  [".htaccess", "image/png", "htaccess.png"],
  ["..", "image/png", "file.png"],
  ["", "video/mp4", "file.mp4"],
  [" .png", "image/png", "png.png"],
])("the name %j of a %s becomes %j", (raw, type, name) => {
  expect(uploadName(raw, type)).toBe(name);
});

test("a very long name keeps its ending", () => {
  const name = uploadName(`${"🙂".repeat(400)}.png`, "image/png");
  expect([...name]).toHaveLength(124);
  expect(name.endsWith("🙂.png")).toBe(true);
});
