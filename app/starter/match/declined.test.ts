import { expect, test } from "vitest";
import { apps } from "../apps/catalog";
import { declinesForm, withoutDeclined } from "./declined";
import { missingIn } from "./out-of-range";

test.each([
  ["a page for our clean-up day, no sign up needed", true],
  ["kein shop, keine anmeldung", true],
  ["niente prenotazione online", true],
  ["people can sign up, no pets", false],
  ["no longer than an hour, book with the form", false],
])("“%s”: whether a form is declined", (words, declines) => {
  expect(declinesForm(words)).toBe(declines);
});

test("what is declined is cut out, and nothing behind it", () => {
  expect(withoutDeclined("no bank login, but a gallery")).toContain("but a gallery");
  expect(withoutDeclined("no bank login, but a gallery")).not.toContain("login");
});

test.each([
  ["a budgeting app for students, no bank login", []],
  ["people should be able to sign up with their name and a task", []],
  ["worked at stripe (2019-2023). skills: go, postgres, kubernetes", []],
  ["an app where you sign up and log in", ["sign-in"]],
])("“%s” needs a server for %j", (words, missing) => {
  expect(missingIn(words, apps)).toEqual(missing);
});
