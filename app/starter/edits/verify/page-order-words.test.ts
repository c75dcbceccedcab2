import { expect, test } from "vitest";
import { orderOnPage, placeAsHeading } from "./page-order-words";

const PAGE = `<html lang="en"><body><header class="site-header"></header><main>
<section class="section" id="visit"><h2>Visit</h2><p>Ask Mira on 0123 456789</p></section>
</main><footer><p>Us</p></footer></body></html>`;
const before = new Map([
  ["index.html", PAGE],
  ["styles.css", ":root {\n  --bg: #ffffff;\n}\n"],
]);
const saying = (markup: string) =>
  new Map([
    ...before,
    ["index.html", PAGE.replace("</main>", `<section>${markup}</section></main>`)],
  ]);

test.each([
  ["we want 3 posts: Spring fair / New bell", "3 posts: Spring fair / New bell"],
  ["a page part with four tips on how to begin", "Four tips on how to begin"],
  ["a little test, shows you how many were right", "A little test, shows you how many were right"],
  ["New number: 0200 1234. Take Mira’s name out.", "0200 1234. Take Mira’s name out"],
  ["Closed in May. Delete the Mira line", "Closed in May. Delete the Mira line"],
])("“%s” is an order and no text", (wish, text) => {
  expect(orderOnPage(wish, before, saying(`<p>${text}</p>`))).toHaveLength(1);
});

test("a rule of the house and a quoted text stay texts", () => {
  const rule = "Be quiet after ten. Take your boots off";
  expect(orderOnPage(`house rules: ${rule}`, before, saying(`<p>${rule}</p>`))).toEqual([]);
  const quoted = "3 posts: Spring fair";
  expect(orderOnPage(`write “${quoted}”`, before, saying(`<p>${quoted}</p>`))).toEqual([]);
});

test("words that say where are no heading", () => {
  const wish = "Put at the very bottom: Registered charity";
  expect(placeAsHeading(wish, before, saying("<h2>At the very bottom</h2>"))).toHaveLength(1);
  expect(placeAsHeading(wish, before, saying("<h2>Registered</h2>"))).toEqual([]);
});
