import { expect, test } from "vitest";
import { makeProject as made } from "../../../tests/support/everyday-edits";

const page = (say: string) => made(say).get("index.html") ?? "";

test("what a club says of itself promises nothing that it did not say", () => {
  const club = page("Page for our garden club, plant swaps and a summer trip");
  for (const invented of ["every pace", "costs nothing"]) expect(club).not.toContain(invented);
});

test.each([
  [
    "Page for our yard sale, Sunday 3 May, 9am to noon, 14 Elm Street. Toys, books",
    "Tell us you are coming",
  ],
  ["Une page pour notre brocante le samedi 9 mai de 9h à 16h", "Dites-nous que vous venez"],
])("“%s” is an event that nobody saves a seat at", (say, action) => {
  const html = page(say);
  expect(html).toContain(action);
  expect(html).toMatch(/<title>(?:Yard sale|Brocante)/);
  for (const other of ["Save my seat", "Ask for an offer", "Réserver ma place", "Clairière"])
    expect(html).not.toContain(other);
});

test("whom a feast is for does not hide what it is", () => {
  expect(page("Leaving party for my aunt Noor, Friday 6 March at 8pm")).toContain(
    "Leaving party for my aunt Noor.",
  );
});

test("a sale among other things is told, too", () => {
  expect(page("Page for our chapel open day, 9 May. Plant sale, cakes, raffle")).toContain(
    "Plant sale",
  );
});
