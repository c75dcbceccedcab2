import { expect, test } from "vitest";
import { followUps } from "./follow-ups";

test.each([
  ["make the background blue", "no, purple", "make the background purple"],
  ["make the start button red", "and the reset one too", "make the reset button red"],
  ["make the text bigger", "thats too big, a bit smaller", "make the text a bit smaller"],
  ["pink theme", "hmm lighter", "light pink theme"],
  ["add a field Director", "and also year", "add a field year"],
  ["make the buttons blue", "rounder too", "make the buttons rounder"],
  ["make the headline bigger", "even bigger!!", "make the headline bigger"],
  ["make the headline bigger", "a little less", "make the headline smaller"],
  ["metti lo sfondo giallo", "troppo acceso, meglio color crema", "make the background cream"],
  ["Hintergrund hellgelb", "doch lieber hellgrün", "make the background light green"],
  ["add a field VIP", "sorry I meant a checkbox", "make the field VIP a checkbox"],
  ["make the buttons red", "no not the buttons, the heading", "make the heading red"],
  ["make the headline bigger", "also center it", "center the headline"],
  ["remove the footer", "and the newsletter too", "remove the newsletter"],
])("after “%s”, “%s” is “%s”", (before, message, meant) => {
  expect(followUps(message, before)[0]).toBe(meant);
});

test.each([
  ["make the buttons red", "add a contact form"],
  ["make the buttons red", "rename the app to Blue Door"],
  ["make the buttons red", "“no, purple” should be the headline"],
  ["add a search field", "thanks!"],
  ["red save button", "call it Bookshelf"],
  ["columns a bit wider", "add a button that prints"],
])("after “%s”, “%s” stands alone", (before, message) => {
  expect(followUps(message, before)).toEqual([]);
});

test("a long message takes no longer than its length", () => {
  const long = `no, ${"the ".repeat(2_000)}`;
  expect(followUps(long, long)).toEqual([]);
});
