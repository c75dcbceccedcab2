import { expect, test } from "vitest";
import { makeProject as made } from "../../../tests/support/everyday-edits";

const page = (say: string) => made(say).get("index.html") ?? "";

test("a shop that told much has no hours that nobody named, and one that told little has some as an example", () => {
  const told =
    "Page for my wool shop called Skein: merino £9, mohair £12, alpaca £14. Knitting group, dyed by hand. Phone 01632 960 044";
  expect(page(told)).not.toMatch(/\d\d:00/);
  expect(page("Page for my wool shop called Skein")).toMatch(/\d\d:00/);
});

test("what a club says of itself promises nothing that it did not say", () => {
  const club = page("Page for our garden club, plant swaps and a summer trip");
  for (const invented of ["every pace", "costs nothing"]) expect(club).not.toContain(invented);
});
