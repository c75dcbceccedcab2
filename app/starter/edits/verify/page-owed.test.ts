import { expect, test } from "vitest";
import {
  entryForIntro,
  linkLeft,
  nameMissing,
  networksLeft,
  orderAsHeading,
  otherOrder,
} from "./page-owed";

const PAGE = `<body><header><p class="brand">Lark</p><nav></nav></header><main>
<p class="lead">We cook.</p>
<section id="menu"><h2>On the menu</h2><ul><li><span class="menu-name">Espresso</span>
<span class="menu-text">Short and dark</span></li></ul></section>
<section id="glance"><h2>At a glance</h2><ul><li><h3>Soups</h3></li><li><h3>Homemade cakes</h3></li></ul></section>
</main><footer><p>Us</p></footer></body>`;
const before = new Map([["index.html", PAGE]]);
const page = (from: string, to: string) => new Map([["index.html", PAGE.replace(from, to)]]);

test("what was to stand before something does so", () => {
  const wish = "put the cakes before the soups";
  const moved = page("<h2>On the menu</h2>", "<h2>The menu</h2>");
  const swapped = page(
    "<li><h3>Soups</h3></li><li><h3>Homemade cakes</h3></li>",
    "<li><h3>Homemade cakes</h3></li><li><h3>Soups</h3></li>",
  );
  expect(otherOrder(wish, before, moved)).toHaveLength(1);
  expect(otherOrder(wish, before, swapped)).toEqual([]);
});

test("each network that was named has a link", () => {
  const wish = "add links to our Facebook and Instagram: both are @lark";
  const one = '<p>Us</p><a href="https://instagram.com/lark">Instagram</a>';
  expect(networksLeft(wish, before, page("<p>Us</p>", one))).toHaveLength(1);
  const both = `${one}<a href="https://facebook.com/lark">Facebook</a>`;
  expect(networksLeft(wish, before, page("<p>Us</p>", both))).toEqual([]);
});

test("words about a link are none", () => {
  const wish = "add a gift list with a link to shop.example/gifts";
  const words = page("<p>Us</p>", "<p>a link to shop.example/gifts</p>");
  const link = page("<p>Us</p>", '<a href="https://shop.example/gifts">shop.example/gifts</a>');
  expect(linkLeft(wish, before, words)).toHaveLength(1);
  expect(linkLeft(wish, before, link)).toEqual([]);
});

test.each([
  ["Sam should come first: Sam and Maya", "Sam should come first"],
  ["put the address in: 4 Elm Hill", "Address in"],
])("“%s” is no heading", (wish, heading) => {
  const part = page("<h2>At a glance</h2>", `<h2>At a glance</h2><h2>${heading}</h2>`);
  expect(orderAsHeading(wish, before, part)).toHaveLength(1);
  expect(orderAsHeading(`add a section called “${heading}”`, before, part)).toEqual([]);
});

test("the intro is no dish of the menu", () => {
  const wish = "shorten the intro to one sentence: Cake in Frome.";
  expect(entryForIntro(wish, before, page("Short and dark", "Cake in Frome."))).toHaveLength(1);
  expect(entryForIntro(wish, before, page("We cook.", "Cake in Frome."))).toEqual([]);
});

test("a name that was to be added is there", () => {
  const wish = "Add Pilates classes on Thursdays for £12";
  const price = page("<li><h3>Soups</h3></li>", "<li><h3>Soups</h3></li><li><h3>£12</h3></li>");
  const whole = page(
    "<li><h3>Soups</h3></li>",
    "<li><h3>Soups</h3></li><li><h3>Pilates £12</h3></li>",
  );
  expect(nameMissing(wish, before, price)).toHaveLength(1);
  expect(nameMissing(wish, before, whole)).toEqual([]);
});
