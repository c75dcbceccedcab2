import type { FileTree } from "~/projects/files";
import { factsIn } from "../../match/facts/facts";
import type { PricedItem } from "../../match/facts/prices";
import { plainWords, sentenceCase } from "../../match/words";
import { html, unescapeHtml } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { lineStart } from "../lines";
import { like } from "../page/orders/set-price";
import { attribute, elementsOf, type PageElement, placeOf, within } from "./page-elements";
import { headingOf } from "./page-sections";
import type { ReadWish } from "./said-edit";

const MENU = /\b(?:menu|(?:speise|getränke)karte|karte|carte|menú|carta|menù|cardápio)\b/i;
const ADDS =
  /\b(?:add|put|write|include|hinzu|füge|schreib\w*|setze?|ajoute\w*|mets|añade|pon|aggiungi|metti|adicione|coloque)\b/i;
const CHANGES =
  /\b(?:change|update|replace|set|make|is now|ändere|ersetze|cambia|modifie|remplace|reemplaza|sostituisci|mude|altere)\b/i;

/** A whole menu, said behind its name: "our menu: espresso 2.40, cake 4". */
const STATES =
  /\b(?:menu|(?:speise|getränke)karte|karte|carte|menú|carta|menù|cardápio)\b[^:\n]{0,20}:/i;
const OURS = /\b(?:our|my|unsere?|meine?|notre|nuestr[oa]|mi|nostr[oa]|noss[oa])\b/i;

/** What is on a menu, with its prices: "add a flat white for 5.80 to the menu", "our menu: …", "change the menu to: …". */
export const readMenu: ReadWish = (wish) => {
  const adds = ADDS.test(wish);
  const states = STATES.test(wish);
  const isInstead = CHANGES.test(wish) || (states && !adds);
  if (!MENU.test(wish) || !(isInstead || adds)) return null;
  const { items } = factsIn(wish);
  // Half of a bracket is half of a name.
  if (items.length === 0 || items.some(({ name }) => /[()]/.test(name))) return null;
  return (tree) =>
    writeMenu(tree, items, { wish, isInstead, isWhole: states && OURS.test(wish) }) ??
    unchanged("This page has no menu.");
};

/** The lists of a menu that a page made here has, each with a heading where it has one. */
interface MenuGroup {
  heading: string;
  list: PageElement;
}

/**
 * Entries in the menu of a page as its own entries are: below the others, in the group that the wish names, or
 * in the place of all.
 *
 * @returns null where the page has no such menu
 */
function writeMenu(
  files: FileTree,
  given: readonly PricedItem[],
  { wish, isInstead, isWhole }: { wish: string; isInstead: boolean; isWhole: boolean },
): EditResult | null {
  const page = files.get("index.html") ?? "";
  const menu = elementsOf(page, (element) => hasClass(element, "menu")).find(placeOf);
  const place = placeOf(menu);
  if (!place) return null;
  const groups = within(page, place, (element) => hasClass(element, "menu-group")).flatMap(
    (element): MenuGroup[] => {
      const inside = placeOf(element);
      const list = inside && within(page, inside, ({ tagName }) => tagName === "ul")[0];
      return list && placeOf(list) ? [{ heading: headingOf(page, element), list }] : [];
    },
  );
  const named = groups.find(({ heading }) => heading !== "" && isIn(heading, wish));
  const prices = [...page.slice(place.start, place.end).matchAll(PRICE)].map(
    ([, text = ""]) => text,
  );
  const items = given.map((item) => ({ ...item, price: inCurrencyOf(prices, item.price) }));
  const meal = named ? null : (MEAL.exec(wish)?.[1] ?? null);
  const group = named ?? (isInstead ? groups[0] : groups.at(-1));
  const list = placeOf(group?.list);
  if (!group || !list) return null;
  const entries = items.map(entryOf).join("");
  const said = saidOf(items, named?.heading);
  const write = (from: number, to: number, text: string) =>
    edited(new Map([["index.html", page.slice(0, from) + text + page.slice(to)]]), said);
  const end = lineStart(page, list.innerEnd);
  // "Our breakfast menu" beside one that is the person's own has a heading of its own.
  if (meal && !isInstead && !sampleNote(page, place.start)) {
    const title = html(sentenceCase(meal.toLowerCase()));
    const group = `          <div class="menu-group">\n            <h3>${title}</h3>\n            <ul>\n${entries}            </ul>\n          </div>\n`;
    const at = lineStart(page, place.innerEnd);
    return edited(
      new Map([["index.html", page.slice(0, at) + group + page.slice(at)]]),
      saidOf(items, title),
    );
  }
  const note = sampleNote(page, place.start);
  // "Add our menu: …" to one that is an example still: nobody wants to sell the example, too.
  if (!isInstead && !(isWhole && note)) return write(end, end, entries);
  if (named || (groups.length === 1 && !note)) return write(list.innerStart, end, `\n${entries}`);
  // All groups give way to one without a heading: what is said is the whole menu.
  const all = `\n          <div class="menu-group">\n            <ul>\n${entries}            </ul>\n          </div>\n`;
  const opening = page.slice(place.start, place.innerStart);
  return write(note?.start ?? place.start, lineStart(page, place.innerEnd), opening + all);
}

const PRICE = /<span class="menu-price">([^<]*)<\/span>/g;
const MEAL =
  /(?<!\p{L})(breakfast|brunch|lunch|dinner|drinks|dessert|kids['’]?|frühstück)s?[ -]?(?:menu|karte)(?!\p{L})[^:\n]{0,20}:/iu;

/** "7.50" among prices that all have a £ is £7.50. */
function inCurrencyOf(prices: readonly string[], price: string): string {
  const [model = ""] = prices;
  const sign = /[€$£]/.exec(model)?.[0];
  return sign && !/[^\d.,\s]/.test(price) && prices.every((text) => text.includes(sign))
    ? like(unescapeHtml(model), price)
    : price;
}

/** The line above a menu that says it is an example, up to the menu itself; null where what stands there is somebody's own. */
function sampleNote(page: string, menuStart: number): { start: number } | null {
  return (
    elementsOf(page, (element) => hasClass(element, "section-note"))
      .flatMap((element) => placeOf(element) ?? [])
      .find(({ end }) => end <= menuStart && page.slice(end, menuStart).trim() === "") ?? null
  );
}

function entryOf({ name, price, note }: PricedItem): string {
  const text = note ? `                <span class="menu-text">${html(note)}</span>\n` : "";
  return `              <li>
                <span class="menu-name">${html(name)}</span>
                <span class="menu-price">${html(price)}</span>
${text}              </li>\n`;
}

function saidOf(items: readonly PricedItem[], group: string | undefined): string {
  const names = items.map(({ name, price }) => `“${name}” for ${price}`);
  const listed = names.length > 3 ? `${items.length} entries` : names.join(" and ");
  return `Put ${listed} on the menu${group ? `, in “${group}”` : ""}, as you gave ${items.length > 1 ? "them" : "it"}.`;
}

function isIn(heading: string, wish: string): boolean {
  return ` ${plainWords(wish)} `.includes(` ${plainWords(heading)} `);
}

function hasClass(element: PageElement, name: string): boolean {
  return attribute(element, "class").split(/\s+/).includes(name);
}
