import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../abilities/named-field";
import { columnsIn } from "../app/entries/column-names";
import { colourSaid } from "../app/said-of";
import { addedIn } from "../given/write-added";
import { addedNames } from "./field-names";

/* What would be told as done of an app of entries, and is another thing. */

const QUOTED = /["“„«]\s*([^"“”„«»\n]{3,80}?)\s*["”“»]/gu;

/** "Add a card “Buy tiles”": a field that is called “Card Buy tiles” is none of it. */
export function fieldAroundQuote(wish: string, before: FileTree, after: FileTree): string[] {
  const texts = [...wish.matchAll(QUOTED)].map(([, text = ""]) => text.toLowerCase());
  const odd = addedNames(before, after).find((name) => {
    const own = name.toLowerCase();
    return (
      texts.some((text) => own.includes(text) && !own.startsWith(text)) && !texts.includes(own)
    );
  });
  return odd ? [`something would be called “${odd}”`] : [];
}

const OF_CARDS = /(?<!\p{L})(?:cards?|tasks?|items?|entries|tickets?)(?!\p{L})/iu;
const OF_COLUMN = /(?<!\p{L})(?:columns?|lanes?|lists?|spalten?|colonnes?|columnas?)(?!\p{L})/iu;

/** "Move finished cards to the top" is of cards: no column moves for it. */
export function columnForCards(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [columnsIn(before), columnsIn(after)];
  if (!was || !is || !OF_CARDS.test(wish) || OF_COLUMN.test(wish)) return [];
  const isMoved =
    was.join("\n") !== is.join("\n") && was.toSorted().join() === is.toSorted().join();
  return isMoved ? ["a whole column would move"] : [];
}

const COLUMNS =
  /(?<!\p{L})(?:new columns?|columns|lanes|spalten|neue spalte|colonnes|columnas|colonne|colunas)(?!\p{L})/iu;
const OF_FORM = /(?<!\p{L})(?:fields?|form|felder|feld|champs?|campos?|campi|campo)(?!\p{L})/iu;

/** "A button to add new columns", "four columns: …" of a board: a field of its cards is no column. */
export function fieldForColumn(wish: string, before: FileTree, after: FileTree): string[] {
  if (!columnsIn(before) || !COLUMNS.test(wish) || OF_CARDS.test(wish) || OF_FORM.test(wish))
    return [];
  const [name] = addedNames(before, after);
  return name ? [`“${name}” would be a field of each card, and no column`] : [];
}

/** "A limit for each category": a field of each entry is none of each of what can be chosen. */
export function fieldForValue(wish: string, before: FileTree, after: FileTree): string[] {
  const each = /(?<!\p{L})(?:for|per|of|to) (?:each|every) (\p{L}{3,20})(?!\p{L})/iu.exec(
    wish,
  )?.[1];
  const own = fieldsOf(before).find(
    ({ label, type, options }) =>
      label.toLowerCase() === each?.toLowerCase() && type === "choice" && options.length > 0,
  );
  return own && fieldsOf(after).length > fieldsOf(before).length
    ? [`each entry would be asked for it, and not each “${own.label}”`]
    : [];
}

/** An entry that begins with a mark is called by what was left of a sentence: “, Tom”. */
export function entryOfRest(_wish: string, before: FileTree, after: FileTree): string[] {
  const known = new Set((addedIn(before) ?? []).map((values) => JSON.stringify(values)));
  const odd = (addedIn(after) ?? [])
    .filter((values) => !known.has(JSON.stringify(values)))
    .map((values) => Object.values(values)[0] ?? "")
    .find((name) => /^[,;:.!?)\-–]/u.test(name));
  return odd === undefined ? [] : [`an entry would be called “${odd}”`];
}

/** "Savings rate": what is reckoned is no stars to give. */
export function ratingForRate(wish: string, before: FileTree, after: FileTree): string[] {
  const isRate =
    /(?<!\p{L})(?!to |can |could |me |i |we |and |please )\p{L}+ rate(?!\p{L})/iu.test(wish) &&
    !/(?<!\p{L})(?:rating|stars?)(?!\p{L})/iu.test(wish);
  return isRate && addedNames(before, after).includes("Rating")
    ? ["stars to give are no rate"]
    : [];
}

const COLOUR_FOR =
  /^(?<before>\p{L}+) (?:for|für|pour|para|per) |(?: in| en|:) (?<behind>\p{L}+)$/iu;

/** "Red for office" is the colour of what can be chosen, and no choice of its own. */
export function colourAsChoice(_wish: string, before: FileTree, after: FileTree): string[] {
  const known = new Set(fieldsOf(before).flatMap(({ options }) => options));
  const odd = fieldsOf(after)
    .flatMap(({ options }) => options)
    .find((option) => {
      const said = COLOUR_FOR.exec(option)?.groups;
      return (
        !known.has(option) &&
        colourSaid((said?.before ?? said?.behind ?? "").toLowerCase()) !== null
      );
    });
  return odd ? [`one could choose “${odd}”`] : [];
}
