import { expect, test } from "vitest";
import { apps } from "../apps/catalog";
import { paramsFor } from "../engine/params";
import { LANGUAGES } from "../match/facts/language";
import { understand } from "../match/understand";
import { isTextOf, READ } from "../sections/languages";
import { NAVIGATION } from "../sections/navigation";
import { sectionSource } from "../sections/sections.server";
import { domains } from "./domains";
import { makePage, planPage } from "./page.server";

const paramsOf = (text: string) => {
  const landing = apps.find(({ id }) => id === "landing");
  if (!landing) throw new Error("There is no landing page.");
  return paramsFor(landing, understand(text, apps));
};
const pageOf = (text: string) => makePage(paramsOf(text)).get("index.html") ?? "";

test.each([
  ["Eine Webseite für meine Bäckerei namens „Korn“", "de", "Tisch reservieren"],
  ["Crée un site pour mon café appelé « Léa » avec une section témoignages", "fr", "Témoignages"],
  ["Haz una página para mi cafetería que se llama Luna", "es", "Reservar mesa"],
  ["Crea un sito per il mio ristorante che si chiama Da Gino", "it", "Prenota un tavolo"],
  ["Faça uma página para o meu restaurante que se chama Sol", "pt", "Reservar uma mesa"],
])("“%s” is answered in its own language", (request, language, said) => {
  const page = pageOf(request);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(said);
  expect(page).not.toMatch(/An example|Skip to|Kept in this|Reserve a table|Simple pricing/);
});

test.each([
  ["a website for my gardening blog", "blog"],
  ["coffee blog called Beans", "blog"],
  ["a podcast about true crime", "podcast"],
  ["a page for our primary school", "school"],
  ["maths tutor page", "school"],
  ["school chess club page", "club"],
  ["tech meetup in Berlin", "event"],
  ["a website for a dentist in Leeds", "clinic"],
  ["Webseite für meine Tierarztpraxis", "clinic"],
  ["a plumber called Pipe Dreams in Cardiff", "crafts"],
  ["a website for my cleaning business", "crafts"],
  ["a barber shop called Sharp", "salon"],
  ["agenzia immobiliare a Roma", "realestate"],
  ["invitation for my daughter's 7th birthday", "party"],
  ["convite de aniversário para o Léo", "party"],
  ["our 50th wedding anniversary party", "party"],
  ["a website for our wedding", "wedding"],
  ["wedding cakes bakery in York", "cafe"],
  ["wedding photographer website", "portfolio"],
  ["dog walker in Bristol", "general"],
  ["yoga studio Berlin", "yoga"],
  ["un sito per il mio studio di yoga", "yoga"],
  ["a design agency for restaurants", "general"],
  ["a coffee shop called Nine", "cafe"],
])("“%s” is a page of the kind %s", (request, kind) => {
  expect(planPage(paramsOf(request)).domain.id).toBe(kind);
});

test("a name or a day in another language makes no page in it", () => {
  for (const request of ["a restaurant called El Camino", "Physio Ann Berger, Mon-Thu 8-17"])
    expect(pageOf(request)).toContain('<html lang="en">');
});

test("texts of a domain say the same things in every language, and none in another's words", () => {
  for (const { id, texts } of domains) {
    const shapes = LANGUAGES.map((language) =>
      texts[language].sections.map((section) => ({
        kind: section.kind,
        id: "id" in section ? section.id : section.kind,
        entries: "items" in section ? section.items.length : 0,
      })),
    );
    for (const shape of shapes) expect(shape, id).toEqual(shapes[0]);
    for (const other of LANGUAGES.slice(1))
      expect(texts[other].lead, `${id}, ${other}`).not.toBe(texts.en.lead);
  }
});

test("every section that can be asked for has its words in every language", () => {
  const names = /^(?:Alex Lindgren|Priya Nair|Jonas Okafor|hello@\S+|[A-Z]{2}|[\d %–]+)$/;
  const sections = Object.keys(NAVIGATION.en) as (keyof typeof NAVIGATION.en)[];
  for (const language of LANGUAGES.slice(1)) {
    for (const name of sections) {
      const source = sectionSource(name);
      const said = (source.match(READ) ?? []).map((text) => text.trim());
      const without = said.filter((text) => !names.test(text) && !isTextOf(language, text));
      expect(without, `${name}, ${language}`).toEqual([]);
    }
  }
});
