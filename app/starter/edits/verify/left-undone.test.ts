import { expect, test } from "vitest";
import { leftUndone } from "./left-undone";

const PAGE =
  '<h1>Blue Door</h1>\n<button class="button">Send</button>\n<a href="tel:0113">0113 496 0000</a>\n<footer>©</footer>\n';
const before = new Map([
  ["index.html", PAGE],
  ["styles.css", ":root {\n  --bg: #ffffff;\n}\n"],
]);
const withCss = (css: string) =>
  new Map([...before, ["styles.css", `:root {\n  --bg: #ffffff;\n}\n${css}`]]);
const withPage = (page: string) => new Map([...before, ["index.html", page]]);

test("what is there as it was said leaves nothing", () => {
  const red = withCss("h1 {\n  color: #c00000;\n  font-size: 48px;\n}\n");
  expect(leftUndone("make the heading red and 48px", before, red)).toEqual([]);
  expect(
    leftUndone('change "Send" to "Write"', before, withPage(PAGE.replace("Send", "Write"))),
  ).toEqual([]);
});

test.each([
  ["make the heading red and 48px", "h1 {\n  color: #c00000;\n}\n", "48px is not there"],
  [
    "make the heading red and centred",
    "h1 {\n  color: #c00000;\n}\n",
    "the place in the middle did not change",
  ],
  ["make the heading red and the footer blue", "h1 {\n  color: #c00000;\n}\n", "blue is not there"],
  [
    "make the title and the buttons red",
    "h1 {\n  color: #c00000;\n}\n",
    "the buttons did not change",
  ],
  [
    "mach die Überschrift rot und fett",
    "h1 {\n  color: #c00000;\n}\n",
    "the bold letters did not change",
  ],
  [
    "use square corners and a monospace font",
    ":root {\n  --font: monospace;\n}\n",
    "the corners did not change",
  ],
])("of “%s” a look that is missing is told", (wish, css, missing) => {
  expect(leftUndone(wish, before, withCss(css))).toContain(missing);
});

test("a new number beside the old one is no change of it", () => {
  const both = withPage(`${PAGE}<a href="tel:0114">0114 000 0000</a>\n`);
  expect(leftUndone("change the phone number to 0114 000 0000", before, both)).toEqual([
    "the old number is still there",
  ]);
});

test("of several things that were to be added each must be there", () => {
  const one = withPage(`${PAGE}<section id="gallery"></section>\n`);
  expect(leftUndone("add a gallery and a map", before, one)).toEqual(["“a map” is not there"]);
});

test("a text that was to go is not there any more", () => {
  expect(leftUndone('remove "Send"', before, withPage(PAGE.replace("©", "")))).toEqual([
    "“send” is still there",
  ]);
});
