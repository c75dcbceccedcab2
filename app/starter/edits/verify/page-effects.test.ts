import { expect, test } from "vitest";
import {
  centredInRow,
  contactLost,
  listOfOthers,
  lostOnAccent,
  noTextGone,
  numbersLeft,
  otherColourLost,
  otherThanNamed,
  sameWeight,
  stillBelow,
} from "./page-effects";

const PAGE = `<html lang="en"><body><header class="site-header"><p class="brand">Us</p></header><main>
<section class="section" id="menu"><h2>Menu</h2><ul><li><h3>Soup</h3></li></ul></section>
<section class="section section-story" id="about"><h2>The room</h2><p>Twelve seats and a stove</p></section>
<section class="section" id="visit"><h2>Visit</h2><ul class="places"><li><span>3 Quay Street</span></li><li><a href="tel:0123456789">0123 456789</a></li></ul></section>
</main><footer><p>Us</p></footer></body></html>`;
const CSS =
  ":root {\n  --accent: light-dark(#224488, #224488);\n  --second: #eecc22;\n  --heading-weight: 400;\n}\n\n.site-header {\n  display: flex;\n}\n\n.section-story {\n  color: var(--on-accent);\n}\n";
const before = new Map([
  ["index.html", PAGE],
  ["styles.css", CSS],
]);
const page = (from: string, to: string) =>
  new Map([...before, ["index.html", PAGE.replace(from, to)]]);
const css = (rule: string) => new Map([...before, ["styles.css", `${CSS}\n${rule}\n`]]);
const tokens = (from: string, to: string) =>
  new Map([...before, ["styles.css", CSS.replaceAll(from, to)]]);

test("text that is centred in a row moves nothing of it", () => {
  const rule = ".site-header {\n  text-align: center;\n}";
  expect(centredInRow("centre the top bar", before, css(rule))).toHaveLength(1);
  const moved = rule.replace("text-align", "justify-content: center;\n  text-align");
  expect(centredInRow("centre the top bar", before, css(moved))).toEqual([]);
});

test("headings that are as light already get no lighter", () => {
  const rule = (weight: number) => `:root :is(h1, h2) {\n  font-weight: ${weight};\n}`;
  expect(sameWeight("finer headings", before, css(rule(400)))).toHaveLength(1);
  expect(sameWeight("finer headings", before, css(rule(300)))).toEqual([]);
});

test("an address goes only where it is spoken of", () => {
  const without = page("<li><span>3 Quay Street</span></li>", "");
  expect(contactLost("open Mondays 8 to 4", before, without)).toHaveLength(1);
  expect(contactLost("take the address off", before, without)).toEqual([]);
});

test("a table is one, and a quiz can be answered", () => {
  const list = page("</main>", "<section><h2>Prices</h2><p>Adults 8</p></section></main>");
  const table = page("</main>", "<table><tr><td>Adults 8</td></tr></table></main>");
  const wish = "a price table: adults 8, children 4";
  expect(otherThanNamed(wish, before, list)).toHaveLength(1);
  expect(otherThanNamed(wish, before, table)).toEqual([]);
  expect(otherThanNamed("make a quiz about birds", before, list)).toHaveLength(1);
});

test("less text is less text", () => {
  const wish = "fewer words at the top";
  expect(noTextGone(wish, before, css("h1 {\n  font-size: 2rem;\n}"))).toHaveLength(1);
  expect(noTextGone(wish, before, page("<p>Twelve seats and a stove</p>", ""))).toEqual([]);
});

test("each hour and price that is added is there", () => {
  const wish = "Add our hours: Monday to Friday 7.30 to 5.15, Saturday 9.45 to 1";
  const some = page("<h2>Visit</h2>", "<h2>Visit</h2><p>Saturday 9.45 to 1</p>");
  const all = page("<h2>Visit</h2>", "<h2>Visit</h2><p>7.30 to 17:15, Saturday 9:45 to 1</p>");
  expect(numbersLeft(wish, before, some)).toEqual(["“7.30” would not be there"]);
  expect(numbersLeft(wish, before, all)).toEqual([]);
});

test("what is to be seen at once stands first", () => {
  const wish = "Put the visit part up so that people find it straight away";
  const visit = /<section class="section" id="visit">.*<\/section>\n/.exec(PAGE)?.[0] ?? "";
  const moved = (id: string) =>
    new Map([
      ...before,
      [
        "index.html",
        PAGE.replace(visit, "").replace(
          new RegExp(`(<section class="[^"]*" id="${id}")`),
          (first) => visit + first,
        ),
      ],
    ]);
  expect(stillBelow(wish, before, moved("about"))).toHaveLength(1);
  expect(stillBelow(wish, before, moved("menu"))).toEqual([]);
});

test("a list of its own is not the menu", () => {
  const wish = "Add a wine list: Rioja 24, Chablis 31";
  const mixed = page("<li><h3>Soup</h3></li>", "<li><h3>Soup</h3></li><li><h3>Rioja</h3></li>");
  const own = page("</main>", "<section><h2>Wines</h2><p>Rioja</p></section></main>");
  expect(listOfOthers(wish, before, mixed)).toHaveLength(1);
  expect(listOfOthers(wish, before, own)).toEqual([]);
});

test("a colour of all headings spares the one on the coloured ground", () => {
  const rule = ":root h1,\n:root h2 {\n  color: #552200;\n}";
  const spared = `${rule}\n\n:root .section-story h2 {\n  color: inherit;\n}`;
  expect(lostOnAccent("brown headings", before, css(rule))).toHaveLength(1);
  expect(lostOnAccent("brown headings", before, css(spared))).toEqual([]);
});

test("more of one colour leaves the other", () => {
  expect(otherColourLost("more gold", before, tokens("#224488", "#eecc22"))).toHaveLength(1);
  const swapped = tokens("#eecc22", "#224488");
  expect(otherColourLost("more gold", before, swapped)).toEqual([]);
});
