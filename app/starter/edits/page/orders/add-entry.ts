import type { EditResult } from "../../edit";
import { ARTICLE, pattern } from "../../grammar/lexicon";
import { attribute } from "../../said/page-elements";
import { listsOfEntry } from "../concepts";
import { entriesSaid } from "../entries-said";
import { bare, best, findPieces } from "../find-pieces";
import { type Item, itemsSaid } from "../items-said";
import type { Order } from "../order";
import type { Page, Piece } from "../page-model";
import { isAlike, wordsOf } from "../page-words";
import { ADDS, ADDS_LAST, WISHES } from "../verbs";
import { lastOfKind } from "./kinds-of-dishes";
import { isPart } from "./part-nouns";
import { putInto } from "./put-into";

const FORMS = [
  pattern(
    "^(?:we|i|wir)(?:['’]ve| have| haben) (?:got )?(?:a new one|something new|new stuff|another one|was neues|etwas neues|neu): (?<what>.+)$",
  ),
  pattern(`^(?:${ADDS}|${WISHES})@ (?<what>.+?)${ADDS_LAST}$`),
  pattern(
    "^(?:we|wir|nous) (?:now |also |jetzt |auch )*(?:have|serve|sell|offer|do|haben|servieren|verkaufen|bieten|avons|vendons|servons)(?: now| also| jetzt| auch| neu)* (?<what>.+?)(?: an)?$",
  ),
  pattern(
    "^(?:also|new|another|one more|plus|neu|noch|auch|zusätzlich|aussi|además|anche|também):? (?<what>.+)$",
  ),
  pattern(`^(?<what>.+?) (?:hinzufügen|ergänzen|dazu|noch dazu|aufnehmen)(?<tail>:.+)?$`),
];
const TO =
  /^(?<item>.+?)\s+(?:to|on|onto|into|in|under|at the end of|zur|zum|zu|auf|in|bei|unter|au|aux|à|dans|sur|en|a|al|alla|ai|nel|nella|na|no|ao|à)\s+(?:the |our |my |die |der |den |dem |unsere[rn]? |la |le |les |l['’]|el |las |los |il |gli |os |as |o |a )?(?<list>[^⟦⟧:]{2,50}?)(?:\s+(?:list|section|page))?(?<tail>\s*:.+)?$/iu;
const NOUN = new RegExp(
  `^(?:(?:${ARTICLE}|new|another|one more|further|additional|neue[nrs]?|weitere[nrs]?|noch|nouvelle?|nuev[oa]|nuov[oa]|nov[oa]|autre|altr[oa]|outr[oa]|otr[oa]|two|three|zwei|drei|second|third|fourth|fifth) )*(?<noun>[\\p{L}-]{3,20}(?: member)?)(?:(?: (?:called|named|titled|namens|appelée?|llamad[oa]|chiamat[oa]|chamad[oa]|from|by|with|for|about|mit|von|für)| ?[:–—-])? ?)(?<item>.+)$`,
  "iu",
);

/** "Add to the services: washing machine and parking". */
const LIST_FIRST = pattern(
  `^(?:${ADDS})@ (?:to|in|on|zu|zur|zum|auf|bei|aux?|à|dans|al|alla|ai|alle|agli|nel|a|en|ao|à|aos|às)@ (?:the |our |den |die |der |unseren? |les |las |los |os |as |nos )?(?<list>[^⟦⟧:]{2,40}?)(?: hinzu)? ?: (?<items>.+)$`,
);

function plainItems(said: string, quotes: readonly string[]): Item[] | null {
  const names = entriesSaid(said);
  const items = names.flatMap((name) => itemsSaid(name, quotes) ?? []);
  return items.length === names.length && items.length > 0 ? items : null;
}

/** One more of what the page lists: "add carrot cake for £4.20 to the menu", "add a package: Newborn session, 2 hours, £260". */
export function addEntry(order: Order): EditResult | null {
  const { text, page, quotes } = order;
  // "Our menu: …" is all of it.
  if (
    /(?:^|\s)(?:our|my|unsere?|meine?|notre|nuestr[oa]|nostr[oa]|noss[oa]) [^:]{2,30}:/iu.test(text)
  )
    return null;
  const lead = LIST_FIRST.exec(text)?.groups;
  if (lead?.list && lead.items) {
    const list = listNamed(lead.list, page, quotes);
    const items = list ? plainItems(lead.items, quotes) : null;
    const result = list && list.length > 0 && items ? putInto(list, items, page, text) : null;
    if (result) return result;
  }
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups?.what) continue;
    // "Wine tastings" are a part of the page, and no entry “tastings” among the wines.
    if (!groups.tail && (isPart(groups.what) || OF_ENTRIES.test(groups.what))) continue;
    const beside = BESIDE.exec(groups.what)?.groups;
    const other = beside?.other ? entryNamed(beside.other, page, quotes) : null;
    const what = `${other ? beside?.what : groups.what}${groups.tail ?? ""}`;
    const onMenu = ON_A_MENU.exec(what)?.groups;
    const placed = onMenu ?? TO.exec(what)?.groups;
    const own = placed?.list ? listNamed(placed.list, page, quotes) : null;
    const list = own ?? (onMenu?.list ? pricedList(page) : null);
    const said = list ? `${placed?.item ?? ""}${placed?.tail ?? ""}` : what;
    const kind = NOUN.exec(said)?.groups;
    // "Plates for £28" are what is added, and no kind of it.
    const noun = kind?.item && ONLY_PRICE.test(kind.item) ? undefined : kind;
    const concepts = noun?.noun ? listsOfEntry(noun.noun) : null;
    // Questions come with their answers, and are read as such.
    if (concepts?.includes("faq")) return null;
    // "A section called Wines: …" is one of its own.
    if (!list && HOLDER.test(/^[^:]{0,40}(?=: )/u.exec(said)?.[0] ?? "")) continue;
    const items = itemsSaid(
      concepts && noun?.item ? noun.item : said.replace(/^[^:]{0,40}: /u, ""),
      quotes,
    );
    if (!items) continue;
    const isPriced = items.every(({ price }) => price !== null);
    const alike = !own && onMenu?.list ? lastOfKind(onMenu.list, list ?? []) : null;
    const beyond = other ?? alike;
    const spot = beyond && {
      piece: beyond,
      isAbove: other !== null && /^(?:before|above|vor|über)/iu.test(beside?.side ?? ""),
    };
    const entries =
      list ??
      (spot ? entriesBeside(spot.piece, page) : null) ??
      (isPriced && concepts !== null && !concepts.includes("team") ? pricedList(page) : null) ??
      (concepts && concepts.length > 0
        ? (calledBy(noun?.noun ?? "", page) ?? ofConcepts(concepts, page))
        : isPriced
          ? pricedList(page)
          : null);
    if (!entries || entries.length === 0 || (!list && !concepts && !isPriced)) continue;
    const result = putInto(entries, items, page, said, spot);
    // What was to stand in a part that the menu does not have stands at its end, and that is said.
    if (result?.ok && list && !own && !spot)
      return {
        ...result,
        said: `${result.said} It has no part for “${onMenu?.list}”, so it stands last: “move ${items[0]?.name} below …” puts it elsewhere.`,
      };
    if (result) return result;
  }
  return null;
}

const ONLY_PRICE =
  /^[€£$₹₦]? ?\d[\d.,]*(?: ?(?:€|£|\$|euros?|pounds?|dollars?|each|per \p{L}+))*$/iu;
/** "Short descriptions to the dishes", "into three columns": what entries have, or how they stand, is none of them. */
const OF_ENTRIES =
  /^(?:an? |the |some )?(?:\p{L}+ )?(?:descriptions?|details|ingredients|allergens?|icons?|ratings?|badges?|pictures?|photos?|images?) (?:to|for|under|below|beside|next to|in) |(?:^| )(?:in|into|to) (?:two|three|four|five|\d) (?:columns?|rows?)$/iu;
/** "… in the drinks": where no group of a menu is called so, it is the menu itself. */
const ON_A_MENU =
  /^(?<item>.+?)\s+(?:to|in|under|among|bei|zu|unter|dans|parmi|en|entre|nell[ae]|tra|nas?|nos?)\s+(?:the|our|den|unseren|les|nos|las|los|nuestras|le|i|as|os)?\s*(?<list>(?:hot |cold |warmen |kalten )?(?:drinks?|beverages?|coffees?|teas?|cakes?|pastries|getränken?|speisen|kuchen|kaffees?|boissons|plats|gâteaux|bebidas|platos|pasteles|bevande|piatti|dolci|pratos|bolos)(?: chaudes| froides| calientes| frías| calde)?)$/iu;
const HOLDER =
  /(?<!\p{L})(?:section|part|block|list|page|abschnitt|bereich|liste|rubrik|section|sección|sezione|seção)(?!\p{L})/iu;
/** "… after the men's cut": beside which of the others it goes. */
const BESIDE =
  /^(?<what>.+?)\s+(?:right |directly )?(?<side>after|before|above|below|under|nach|vor|über|unter)\s+(?:the |our |dem |der |den |die )?(?<other>[^⟦⟧:,]{2,50})$/iu;

function entryNamed(phrase: string, page: Page, quotes: readonly string[]): Piece | null {
  const found = findPieces(phrase, page, quotes, ({ kind }) => kind === "entry");
  return found?.pieces.length === 1 ? (found.pieces[0] ?? null) : null;
}

const entriesBeside = ({ entry }: Piece, { pieces }: Page) =>
  pieces.filter((piece) => piece.entry !== undefined && piece.entry.list === entry?.list);

/** The entries of the list that a phrase names: of a section, or of a group with a heading of its own. */
function listNamed(phrase: string, page: Page, quotes: readonly string[]): Piece[] | null {
  if (/^(?:price ?)?list$|^(?:preis)?liste$|^prices$|^preise$/iu.test(bare(phrase)))
    return pricedList(page);
  const heading = best(bare(phrase), page.pieces, ["heading"]);
  const holder = heading.length === 1 ? heading[0]?.element.parentNode : null;
  const grouped = page.pieces.filter(
    ({ kind, entry }) => kind === "entry" && holder !== null && entry?.list.parentNode === holder,
  );
  if (grouped.length > 0) return grouped;
  const found = findPieces(phrase, page, quotes, ({ kind }) => kind === "section");
  const section = found?.pieces.length === 1 ? found.pieces[0] : undefined;
  return section ? entriesOf(section, page) : null;
}

function entriesOf(section: Piece, page: Page): Piece[] {
  return page.pieces.filter((piece) => piece.kind === "entry" && piece.section === section);
}

/** The list below a heading that has the word for its entries: a "project" goes to the Projects, and to no other work. */
function calledBy(noun: string, page: Page): Piece[] | null {
  const [word] = wordsOf(noun);
  const sections = page.pieces.filter(
    ({ kind, says }) =>
      kind === "section" && word !== undefined && wordsOf(says).some((own) => isAlike(own, word)),
  );
  const [entries = [], other] = sections
    .filter(({ element }) => !/section-questions/.test(attribute(element, "class")))
    .map((section) => entriesOf(section, page))
    .filter((all) => all.length > 0);
  return entries.length > 0 && !other ? entries : null;
}

function ofConcepts(concepts: readonly string[], page: Page): Piece[] | null {
  for (const concept of concepts) {
    const section = page.pieces.find(
      ({ kind, concepts: own }) => kind === "section" && own.includes(concept),
    );
    const entries = section ? entriesOf(section, page) : [];
    if (entries.length > 0) return entries;
  }
  return null;
}

/** The list of the page whose entries have prices, where it is one. */
function pricedList(page: Page): Piece[] | null {
  // “£55 a session” is a sentence of its own, and no price of something.
  const priced = page.pieces.filter(
    ({ entry }) => entry?.price && entry.price.place.start !== entry.name.place.start,
  );
  const sections = new Set(priced.map(({ section }) => section));
  const [section] = sections;
  return sections.size === 1 && section ? entriesOf(section, page) : ofConcepts(["menu"], page);
}
