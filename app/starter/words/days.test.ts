import { expect, test } from "vitest";
import { makeProject as made } from "../../../tests/support/everyday-edits";
import { BIRTHDAYS, COUNTER, MEAL_PLAN } from "./days";
import { APP_LANGUAGES } from "./row";
import { BILLING, LOAN } from "./sums";
import { WHEEL } from "./wheel";

const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

test.each([
  ["Zufallsrad mit den Namen Ayla, Ben und Cem", "de", ['"Ayla"', "Gezogen: "]],
  ["une roue des prénoms avec Manon, Léo et Sami", "fr", ['"Sami"', "Ce qu’il y a sur la roue"]],
  ["ein Geburtstagskalender für unsere Nachbarn", "de", ["Geboren am", "} Tagen`"]],
  ["un calendario de cumpleaños para mis amigos", "es", ["Fecha de nacimiento", " · cumple "]],
  ["Speiseplan für die Woche: Mittag und Abendessen", "de", ['"Mittagessen"', "Woche davor"]],
  ["un planning des repas avec déjeuner et dîner", "fr", ['"Déjeuner"', "Semaine suivante"]],
  ["Wie viele Tassen Kaffee ich am Tag trinke, Ziel 3", "de", ["Tagesziel", "const GOAL = 3"]],
  ["Stundenerfassung für meine Auftraggeber", "de", ["Stundensatz", "Diesen Monat abzurechnen"]],
  ["calculadora de hipoteca", "es", ["Cuota mensual", "Pendiente"]],
])("“%s” is answered in its language", (say, language, shown) => {
  const text = all(made(say));
  expect(text).toContain(`<html lang="${language}">`);
  for (const one of shown) expect(text).toContain(one);
});

test("birthdays that a message lists stand there, each on its day", () => {
  const said = "birthday list: Nana 2 May 1951, Kofi (14.11.2009), Uma March 9, 1988";
  const script = made(said).get("script.js") ?? "";
  for (const one of [
    '{ name: "Nana", born: "1951-05-02" }',
    '{ name: "Kofi", born: "2009-11-14" }',
    '{ name: "Uma", born: "1988-03-09" }',
  ])
    expect(script).toContain(one);
});

test("a wheel is known by what it is to decide", () => {
  const script = made("a wheel to choose who walks the dog: Ada, Bo, Cy").get("script.js");
  expect(script).toContain('"Bo"');
});

test("each row says it in each language, with what the program puts in", () => {
  const holes = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([hole]) => hole).sort();
  for (const [english, ...others] of [
    ...[...WHEEL, ...BIRTHDAYS, ...MEAL_PLAN],
    ...[...COUNTER, ...BILLING, ...LOAN],
  ]) {
    expect(others).toHaveLength(APP_LANGUAGES.length);
    for (const one of others) expect(holes(one)).toEqual(holes(english));
  }
});
