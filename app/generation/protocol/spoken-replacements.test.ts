import { expect, test } from "vitest";
import { isLeftToMake, spokenReplacements } from "./spoken-replacements";

const STYLES = "h1 {\n  color: teal;\n}\n";
const isLeft = (prose: string, text = STYLES) => isLeftToMake(spokenReplacements(prose), [text]);

test.each([
  "Replace `color: teal;` with `color: green;`.",
  "In `styles.css`, change `teal` to `green`.",
  "Ersetze in `styles.css` `teal` durch `green`.",
  "Dans `styles.css`, remplacez `color: teal;` par `color: green;`.",
  "En `styles.css`, cambia `teal` por `green`.",
  "Замените `teal` на `green`.",
  "在 `styles.css` 中将 `teal` 改为 `green`。",
])("%j orders what is still to be made", (prose) => {
  expect(isLeft(prose)).toBe(true);
});

test.each([
  "If you want another colour, change `teal` to `green`.",
  "I replaced `navy` with `teal`.",
  "Replace `navy` with `green`.",
  "The list takes `teal` for `h1`.",
  "```css\nReplace `teal` with `green`\n```",
])("%j orders nothing, or what is nowhere", (prose) => {
  expect(isLeft(prose)).toBe(false);
});

test("what was made is not left to make", () => {
  const order = "Replace `color: teal;` with `color: green;`.";
  expect(isLeft(order, STYLES.replace("teal", "green"))).toBe(false);
  expect(isLeft(order, `${STYLES}a { color: green; }\n`)).toBe(false);
});
