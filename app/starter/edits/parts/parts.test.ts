import { expect, test } from "vitest";
import { partsNamed } from "./find-parts";
import { selectorOf } from "./selector-of";

const PAGE = `<body>
<header class="site-header"><nav><a href="#menu">Menu</a></nav></header>
<main>
<h1>Blue Door</h1>
<p class="lead">Coffee by the harbour.</p>
<section id="menu"><h2>On the menu</h2><ul><li><span class="menu-name">Espresso</span></li><li><span class="menu-name">Tea</span></li></ul></section>
<section id="hours"><h2>Opening hours</h2><p>Every day</p></section>
<form><label for="m">Email</label><input id="m" /><button class="button primary">Send</button></form>
</main>
<footer><p>© Blue Door</p></footer>
</body>`;
const files = new Map([
  ["index.html", PAGE],
  ["styles.css", ":root { --bg: #fff; }\n"],
]);
const named = (said: string, extent: "text" | "whole" = "whole") =>
  partsNamed(said, files, extent).map(({ tag, id }) => (id === "" ? tag : `${tag}#${id}`));

test.each([
  ["the Send button", ["button"]],
  ["der Knopf", ["button"]],
  ["the opening hours section", ["section#hours"]],
  ["the footer", ["footer"]],
  ["die Überschrift", ["h1"]],
  ["the email field", ["input#m"]],
])("%s", (said, parts) => {
  expect(named(said)).toEqual(parts);
});

test("nothing is meant where more than one could be, or none is there", () => {
  expect(named("the carousel")).toEqual([]);
  expect(named("")).toEqual([]);
});

test("a part has a selector that is of no other", () => {
  const [button] = partsNamed("the Send button", files, "text");
  expect(button && selectorOf(button, files)).toBe(".button.primary");
});
