import { there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";
import { insideOf, pageEdit } from "../page-draft";
import { ADDS, WISHES } from "../verbs";

const THE =
  "(?:(?:an?|the|our|my|some|eine?|die|den|unsere[nr]?|une?|la|les?|nos|una?|el|los|nuestr[oa]s?|il|i|os?|as?)@ )?";
const MENU =
  "(?:(?:food|drinks?|lunch|café|cafe|coffee|full|proper) )*(?:menu|speisekarte|karte|carte|carta|menú|menù|cardápio|ementa)";
const PRICES = "(?:prices?|preise[n]?|prix|precios?|prezz[io]|preços?)";
const FORMS = [
  pattern(
    `^(?:${ADDS}|${WISHES})@ ${THE}${MENU},? (?:with|and|including|that (?:has|shows)|mit|und|avec|et|con|y|e|com)@ ${THE}${PRICES}(?: hinzu| on it| beside (?:it|them))?$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ ${THE}${PRICES} (?:on|to|in|into|for|next to|beside|auf|zu|in|à|au|sur|en|a|al|nel|no)@ ${THE}${MENU}(?: items?| entries)?(?: hinzu)?$`,
  ),
];
const MOST = 60;

/** "A menu with prices": what a café serves has a place for each price; it is no plan to subscribe to. */
export const menuPrices: ReadOrder = ({ text, quotes, page }) => {
  if (quotes.length > 0 || !FORMS.some((form) => form.test(text))) return null;
  const entries = page.pieces.filter(
    ({ kind, section, place }) =>
      kind === "entry" &&
      section?.concepts.includes("menu") === true &&
      page.source.slice(place.start, place.end).includes('class="menu-name"'),
  );
  if (entries.length === 0 || entries.length > MOST) return null;
  const without = entries.filter(
    ({ place }) => !page.source.slice(place.start, place.end).includes('class="menu-price"'),
  );
  const [first] = entries;
  const heading = first?.section?.says ?? "the menu";
  if (without.length === 0)
    return there(`Each of the ${entries.length} entries of “${heading}” has its price already.`);
  const sign = /[€$£₹](?=\d)/u.exec(page.source)?.[0] ?? "";
  const name = without[0]?.says ?? "";
  const result = pageEdit(
    page.source,
    without.map(({ place }) =>
      insideOf(page.source, place, `<span class="menu-price">${sign}0.00</span>`, "last"),
    ),
    `The ${without.length} entries of “${heading}” have a place for a price now: ${sign}0.00 stands there, for I do not know yours. Say them as “${name} ${sign || "£"}2.80”.`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};
