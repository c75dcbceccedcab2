import { expect, test } from "vitest";
import { titleOf } from "./page-title";

test.each([
  ["<title>Blue Door – coffee and cake</title>", "Blue Door"],
  ["<head>\n<TITLE>\n Clay &amp; Salt\n</TITLE>", "Clay & Salt"],
  ["<title>Well-known</title>", "Well-known"],
  ["<title>Vite + React + TS</title>", ""],
  ["<title>Document</title>", ""],
  ["<title>%VITE_NAME%</title>", ""],
  ["<h1>None</h1>", ""],
  [`<title>${"x".repeat(400)}</title>`, ""],
])("%s is called “%s”", (html, title) => {
  expect(titleOf(html)).toBe(title);
});
