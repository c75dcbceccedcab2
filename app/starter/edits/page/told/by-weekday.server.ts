import { languageOfPage } from "../../../sections/languages";
import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";
import { tableSection } from "../orders/add-table.server";
import { ADDS, WISHES } from "../verbs";

const WHAT =
  "(?<what>soups?|dish(?:es)?|meals?|lunch(?:es)?|cakes?|menus?|specials?|sandwich(?:es)?|pastas?|curr(?:y|ies)|salads?|pizzas?|breakfasts?|quiches?|suppe|gericht|kuchen|mittagessen)";
const DAY =
  "(?:week ?days?|days?(?: of the week)?|day from monday to friday|working days?|wochentage?|tage?(?: der woche)?)";
const FORMS = [
  pattern(
    `^(?:${ADDS}|${WISHES}|offer|list|have)@ (?:an? |the |our |eine? )?(?:(?:different|new|another|other|own|andere?s?)@ )?${WHAT}(?: of the day)? (?:for|on|per|by|für|an)@ (?:(?:each|every|all|the|jede[nrs]?|alle)@ )*${DAY}$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES}|offer|list|have)@ (?:an? |the |our )?(?:(?:daily|day['’]s|changing)@ )?${WHAT}(?: of the day)?,? (?:(?:that|which) )?chang(?:es|ing) (?:every day|daily|by (?:the )?(?:week)?day|with the (?:week)?day|each (?:week)?day)$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |our |eine? )?(?:weekly|week['’]s|wochen) ?-?${WHAT}(?: (?:plan|list|menu))?$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |our )?(?:list|table|section|part|box|plan) (?:of|with|for) (?:the |our )?(?:daily |different )?${WHAT}(?: of the day)?(?: (?:for|by|on) (?:each|every|the)? ?(?:week ?days?|days?))?$`,
  ),
];
const DAYS: Readonly<Record<string, readonly string[]>> = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  de: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag"],
  fr: ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi"],
  es: ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes"],
  it: ["Lunedì", "Martedì", "Mercoledì", "Giovedì", "Venerdì"],
  pt: ["Segunda-feira", "Terça-feira", "Quarta-feira", "Quinta-feira", "Sexta-feira"],
};
/** The heads of the table and what stands in each row, for something that has no name yet. */
const SAYS: Readonly<Record<string, readonly [day: string, of: string, write: string]>> = {
  en: ["Day", "of the day", "Write here:"],
  de: ["Tag", "des Tages", "Schreib hier:"],
  fr: ["Jour", "du jour", "Écrivez ici :"],
  es: ["Día", "del día", "Escribe aquí:"],
  it: ["Giorno", "del giorno", "Scrivi qui:"],
  pt: ["Dia", "do dia", "Escreva aqui:"],
};

const single = (what: string) =>
  what.replace(/ies$/u, "y").replace(/(?<=ch|sh)es$|(?<=[^s])s$/u, "");
const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);

/** "A different soup for each weekday": a table with a place for each, in which its owner writes what there is. */
export const byWeekday: ReadOrder = ({ text, quotes, page, files }) => {
  const what = FORMS.map((form) => form.exec(text)?.groups?.what).find(Boolean);
  // A word for days has to be there: "the soup" alone is a dish.
  if (!what || quotes.length > 0 || !/day|week|tag|woche/iu.test(text)) return null;
  const language = languageOfPage(page.source);
  const [day, of, write] = SAYS[language] ?? ["Day", "of the day", "Write here:"];
  const one = single(what.toLowerCase());
  const rows = (DAYS[language] ?? DAYS.en ?? []).map((name) => [name, `${write} ${name}`]);
  const heading = upper(`${one} ${of}`);
  const result = tableSection({ page, files }, heading, [day, upper(one)], rows, true);
  return result?.ok
    ? {
        ...result,
        said: `Added “${heading}”, with a place for each day from ${rows[0]?.[0]} to ${rows.at(-1)?.[0]}. I invent no dishes: say “change “${rows[0]?.[1]}” to …” for each of them.`,
        isKnown: true,
      }
    : result;
};
