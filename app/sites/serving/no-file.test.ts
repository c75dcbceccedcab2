import { expect, test } from "vitest";
import { asksForPart, noFile } from "./no-file";

const asks = (to: string | undefined) => asksForPart({ get: (() => to) as never });

test("a stylesheet that is not there is answered as one, and names itself", () => {
  expect(noFile("style", "/index.css")).toEqual({
    type: "text/css",
    body: "/* This app has no file index.css. */\n",
  });
  expect(noFile("script", "/lib/a.js").body).toBe("// This app has no file lib/a.js.\n");
  expect(noFile("image", "/a.png")).toEqual({
    type: "text/plain",
    body: "This app has no file a.png.",
  });
});

test("an address ends neither the comment nor the line that names it", () => {
  expect(noFile("style", "/*/ body { color: red }.css").body).not.toMatch(/\*\/[^\n]/);
  expect(
    noFile("script", "/a\nalert(1)\u2028.js")
      .body.trim()
      .split(/[\n\u2028]/),
  ).toHaveLength(1);
});

test("parts of a page are told from pages and from what programs ask for", () => {
  for (const part of ["style", "script", "image", "font", "worker"]) expect(asks(part)).toBe(true);
  for (const other of ["document", "iframe", "empty", undefined]) expect(asks(other)).toBe(false);
});
