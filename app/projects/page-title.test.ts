import { expect, test } from "vitest";
import { descriptionOf, titleOf } from "./page-title";

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

test.each([
  [
    `<title>Blue Door</title><meta name="description" content="Blue Door. Coffee &amp; cake." />`,
    "Coffee & cake.",
  ],
  ["<meta content='By hand,\n in Bath' name='description'>", "By hand, in Bath"],
  [`<meta name="description" content="Web site created using create-react-app" />`, ""],
  [`<meta name="description" content="%VITE_TEXT%" />`, ""],
  [`<title>Blue Door</title><meta name="description" content="Blue Door">`, ""],
  [`<meta property="og:description" content="for others">`, ""],
  [`<meta name="description" content="${"x".repeat(400)}">`, ""],
])("%s says “%s” of itself", (html, description) => {
  expect(descriptionOf(html)).toBe(description);
});
