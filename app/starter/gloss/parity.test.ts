import { expect, test } from "vitest";
import {
  app,
  exampleOrders,
  isDoneAsInEnglish,
  page,
} from "../../../tests/support/starter-claims/parity";
import { answer } from "../engine/answer.server";
import { glossOf } from "./gloss.server";
import { tongueOf } from "./tongues";

test.each(exampleOrders)("%# is done as in English in five other languages", isDoneAsInEnglish);

test.each([
  [page, "Teller £7 kommt neu dazu", "add Teller £7"],
  [
    page,
    "Pon los encabezados en granate y la letra más grande",
    "make the headings burgundy and make the text bigger",
  ],
  [
    page,
    "Mets les titres en bleu foncé et un fond blanc cassé",
    "make the headings dark blue and make the background ivory",
  ],
  [app, "Ein Feld für die Seriennummer fehlt", "add a field “Seriennummer”"],
])("%# is put into English", (files, said, english) => {
  expect(glossOf(said, files)?.text).toBe(english);
});

test("what was asked for in another language is called so, and what a program calls it stays", () => {
  const { changes } = answer("Ajoute un champ prix", app);
  expect(changes.get("src/fields.ts")).toMatch(/label: "Prix"/);
  expect(changes.get("src/fields.ts")).not.toMatch(/Price|label: "Un"/);
});

test("a place to search is no field of the entries, and none is claimed", () => {
  for (const said of ["Ein Suchfeld oben", "Un buscador arriba"])
    expect(answer(said, app).changes.get("src/fields.ts")).toBeUndefined();
});

test("an English message is read as it is, whatever the project speaks", () => {
  for (const said of ["make the buttons red", "add a photo gallery", "dark mode"])
    expect(glossOf(said, page)).toBeNull();
});

test.each([
  "remove hola as an answer",
  "remove Go as an answer",
  "move contact as the first thing",
])("“%s” is English, whatever words of it others have", (said) =>
  expect(tongueOf(said, null)).toBeNull());

test.each([
  ["remove as fotos", "pt"],
  ["rimuovi il prezzo", "it"],
  ["Als Tabelle statt Liste", "de"],
])("“%s” is not", (said, tongue) => expect(tongueOf(said, null)).toBe(tongue));
