import { expect, test } from "vitest";
import { answer } from "../../engine/answer.server";

const first = (message: string) => answer(message, new Map());

test.each([
  ["A site for my cleaning company, Spotless Corners. I'm Dora, £15 an hour", "Spotless Corners"],
  [
    "A page for my tutoring business, Bright Minds. I'm Amir, maths, 30 euros an hour",
    "Bright Minds",
  ],
  ["Make a page for our small bakery, Kneadful. My name is Tom.", "Kneadful"],
])("“%s” is called by the business, not by who speaks", (message, name) => {
  expect(first(message).opening).toContain(`called **${name}**`);
});

test("people behind a comma are no name of a band's page", () => {
  expect(first("A page for our brass club, Anna, Ben and Tom play").opening).not.toContain(
    "**Anna**",
  );
});

test("a page with prices is a page, with each of them on it", () => {
  const { changes, opening } = first(
    "Price list page for my repair stall: hem 12, zip 15, patch 9 euros",
  );
  expect(opening).toContain("landing page");
  const page = changes.get("index.html") ?? "";
  for (const said of ["hem", "12", "zip", "15", "patch", "9"]) expect(page).toContain(said);
});

test.each([
  "focus timer, 50 min work and 10 min break",
  "Pairs game with vehicles for my 5 year old",
  "I want to paint with my finger on the tablet, pick colours and save the image",
])("“%s”: what was used is not said to be unused", (message) => {
  expect(first(message).closing).not.toContain("Not used");
});
