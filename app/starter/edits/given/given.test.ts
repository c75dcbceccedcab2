import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { applied } from "../edit";
import { readGiven } from "./read-given.server";

const shop = makeProject(
  "A page for our candle shop with prices: Lavender candle £14.00, Vanilla candle £12.50",
);
const notes = makeProject("make a notes app");

function made(wish: string, files: ReadonlyMap<string, string>): string {
  for (const edit of readGiven(wish, files)) {
    const result = edit(files);
    if (result.ok) return [...applied(files, result.changes).values()].join("\n");
  }
  return "";
}

test.each([
  ["new candle: Cedar & smoke, 16.00", "Cedar &amp; smoke"],
  ["the vanilla candle is 13.00 now", "13.00"],
  ["Our team: Petra Lang (pouring), Uwe Krüger (shipping)", "<li>Petra Lang (pouring)</li>"],
  ["bitte einen Abschnitt Workshops: Montag 18 Uhr Gießen, Mittwoch 19 Uhr Färben", "Workshops"],
  ["a banner at the very top saying Free delivery over 40 euro", "Free delivery over 40 euro"],
  ["Adresse Uferweg 3, 88131 Lindau", "Uferweg 3, 88131 Lindau"],
])("on a page: %s", (wish, written) => {
  expect(made(wish, shop)).toContain(written);
});

test.each([
  ["a checkbox Important on every note", '"Important",type:"check"'],
  ["un campo da spuntare con scritto Già letta", '"Già letta",type:"check"'],
  ["wir möchten bei jeder Notiz die Quelle eintragen", '"Quelle"'],
])("as a field: %s", (wish, written) => {
  expect(
    made(wish, notes)
      .replace(/(?<=[:,]) /g, "")
      .replaceAll("label:", ""),
  ).toContain(written);
});

test("what is about something that is there is no new field", () => {
  expect(made("make the check boxes round", notes)).not.toContain("Boxes round");
  expect(made("remind me every day by email", notes)).toBe("");
});
