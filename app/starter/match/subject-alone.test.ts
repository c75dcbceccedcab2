import { expect, test } from "vitest";
import { answer } from "../engine/answer.server";

/** What the first message makes: the name on the page, or nothing. */
function madeOf(message: string): { title: string | null; page: string } {
  const page = answer(message, new Map()).changes.get("index.html") ?? "";
  return { title: /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? null, page };
}

test.each([
  ["A cafe called Mokka", "Mokka"],
  ["A barber shop", "Barber shop"],
  ["ein Café namens Mokka", "Mokka"],
  ["portfolio of Jane Doe", "Jane Doe"],
  ["Jane Doe, photographer", "Jane Doe"],
  ["pizzeria in Naples called Da Michele", "Da Michele"],
  ["bike shop", "Bike shop"],
  ["yoga studio Berlin", "Yoga studio Berlin"],
  ["Tierarztpraxis Dr. Müller", "Tierarztpraxis Dr. Müller"],
  ["Fahrradladen in Köln", "Fahrradladen in Köln"],
  ["Hochzeit von Anna und Tom", "Anna &amp; Tom"],
  ["un restaurant à Lyon appelé Chez Paul", "Chez Paul"],
  ["we are a jazz trio", "Jazz trio"],
  ["I run a small bakery", "Bakery"],
  ["cafe with login and payments", "Cafe"],
])("“%s” is a page called %s", (message, title) => {
  expect(madeOf(message).title).toBe(title);
});

test("what was said of it beside its name stands on the page", () => {
  expect(madeOf("pizzeria in Naples called Da Michele").page).toContain("Pizzeria in Naples");
  expect(madeOf("Blue Door, a bookshop in York").page).toContain("Bookshop in York");
});

test("what a page of it cannot have is told", () => {
  expect(answer("cafe with login and payments", new Map()).opening).toContain(
    "Not included: sign-in and payments.",
  );
});

test.each([
  "what is a cafe?",
  "fix my coffee machine",
  "restaurant finder",
  "an app for my gym",
  "hello",
  "translate my menu",
  "Wie öffnet ein Café?",
])("“%s” names no page", (message) => {
  expect(answer(message, new Map()).changes.size).toBe(0);
});

test("a name alone is offered as a page", () => {
  expect(answer("The Blue Door", new Map()).choices?.[0]?.send).toBe(
    'make a landing page called "The Blue Door"',
  );
});

test("a subject alone replaces nothing that is there", () => {
  const files = new Map([["index.html", "<main></main>"]]);
  expect(answer("a barber shop", files).changes.size).toBe(0);
  expect(answer("use tea instead of coffee", files).changes.size).toBe(0);
});
