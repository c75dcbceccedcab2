import { initialsOf } from "../../../pages/section-scopes";
import { html } from "../../../source/html";
import { type EditResult, edited } from "../../edit";
import { ARTICLE, pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { wholeLines } from "../../said/page-elements";
import { headingOf } from "../../said/page-sections";
import { listsOfEntry } from "../concepts";
import { entriesSaid } from "../entries-said";
import { bare, best, findPieces } from "../find-pieces";
import { type Item, itemsSaid } from "../items-said";
import type { Order } from "../order";
import { type Change, withChanges } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { allWordsOf } from "../page-words";
import { ADDS, ADDS_LAST, WISHES } from "../verbs";
import { minutesOf } from "./minutes-of";
import { noteOf } from "./note-of-entry";
import { like } from "./set-price";

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
  /^(?<item>.+?)\s+(?:to|on|onto|into|in|under|at the end of|zur|zum|zu|auf|in|bei|unter|au|aux|à|dans|sur|en|a|al|alla|ai|nel|nella|na|no|ao|à)\s+(?:the |our |my |die |der |den |dem |unsere[rn]? |la |le |l['’]|el |los |il |o |a )?(?<list>[^⟦⟧:]{2,50}?)(?:\s+(?:list|section|page))?(?<tail>\s*:.+)?$/iu;
const NOUN = new RegExp(
  `^(?:(?:${ARTICLE}|new|another|one more|further|additional|neue[nrs]?|weitere[nrs]?|noch|nouvelle?|nuev[oa]|nuov[oa]|nov[oa]|autre|altr[oa]|outr[oa]|otr[oa]|two|three|zwei|drei|second|third|fourth|fifth|new) )*(?<noun>[\\p{L}-]{3,20}(?: member)?)(?:(?: (?:called|named|titled|namens|appelée?|llamad[oa]|chiamat[oa]|chamad[oa]|from|by|with|for|about|mit|von|für)| ?[:–—-])? ?)(?<item>.+)$`,
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
    const what = `${groups.what}${groups.tail ?? ""}`;
    const placed = TO.exec(what)?.groups;
    const list = placed?.list ? listNamed(placed.list, page, quotes) : null;
    const said = list ? `${placed?.item ?? ""}${placed?.tail ?? ""}` : what;
    const noun = NOUN.exec(said)?.groups;
    const concepts = noun?.noun ? listsOfEntry(noun.noun) : null;
    // Questions come with their answers, and are read as such.
    if (concepts?.includes("faq")) return null;
    const items = itemsSaid(
      concepts && noun?.item ? noun.item : said.replace(/^[^:]{0,40}: /u, ""),
      quotes,
    );
    if (!items) continue;
    const isPriced = items.every(({ price }) => price !== null);
    const entries =
      list ??
      (isPriced && concepts !== null && !concepts.includes("team") ? pricedList(page) : null) ??
      (concepts && concepts.length > 0
        ? ofConcepts(concepts, page)
        : isPriced
          ? pricedList(page)
          : null);
    if (!entries || entries.length === 0 || (!list && !concepts && !isPriced)) continue;
    const result = putInto(entries, items, page, said);
    if (result) return result;
  }
  return null;
}

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
  const priced = page.pieces.filter(({ entry }) => entry?.price);
  const sections = new Set(priced.map(({ section }) => section));
  const [section] = sections;
  return sections.size === 1 && section ? entriesOf(section, page) : ofConcepts(["menu"], page);
}

/** Writes entries like those that are there, below them. */
export function putInto(
  entries: readonly Piece[],
  items: readonly Item[],
  page: Page,
  said: string,
): EditResult | null {
  const { source } = page;
  const known = new Set(entries.map(({ says }) => allWordsOf(says).join(" ")));
  if (items.some(({ name }) => known.has(allWordsOf(name).join(" ")))) return null;
  const last = entries.at(-1);
  if (!last?.entry) return null;
  const blocks = items.map((item) => {
    const models = [...entries].reverse();
    const model =
      models.find(
        ({ entry }) => (item.price === null || entry?.price) && (item.time === null || entry?.time),
      ) ?? models[0];
    return model ? written(source, model, item) : null;
  });
  if (blocks.some((block) => block === null)) return null;
  const at = wholeLines(source, last.place).end;
  const times = entries.map(({ entry }) => minutesOf(entry?.time?.text ?? ""));
  const [only] = items;
  const own = items.length === 1 && only?.time ? minutesOf(only.time) : null;
  // What happens at an hour stands between those before and after it.
  const later =
    own === null || times.some((time) => time === null)
      ? undefined
      : entries[times.findIndex((time) => (time ?? 0) > own)];
  if (later) return placed(source, wholeLines(source, later.place).start, blocks, items, last);
  const next = source.slice(0, at) + blocks.join("") + source.slice(at);
  const names = items
    .map(({ name, price }) => `“${name}”${price ? ` for ${price}` : ""}`)
    .join(" and ");
  const where = last.section ? headingOf(source, last.section.element) : "";
  return said === ""
    ? null
    : edited(
        new Map([[PAGE, next]]),
        `Added ${names}${where ? ` to “${where}”` : ""}, like the others there.`,
      );
}

function placed(
  source: string,
  at: number,
  blocks: readonly (string | null)[],
  [item]: readonly Item[],
  { section }: Piece,
): EditResult {
  const next = source.slice(0, at) + blocks.join("") + source.slice(at);
  return edited(
    new Map([[PAGE, next]]),
    `Added “${item?.name}” at ${item?.time} to “${section?.says ?? ""}”, in the order of the hours.`,
  );
}

/** The source of an entry with other texts in it; null where a text has no place in one. */
function written(source: string, { place, entry }: Piece, item: Item): string | null {
  if (!entry) return null;
  const lines = wholeLines(source, place);
  const changes: Change[] = [];
  const say = (one: { place: { innerStart: number; innerEnd: number } }, text: string) =>
    changes.push({ start: one.place.innerStart, end: one.place.innerEnd, text: html(text) });
  const drop = (one: { place: { start: number; end: number } }) =>
    changes.push({ ...wholeLines(source, one.place), text: "" });
  say(entry.name, item.name);
  const price =
    item.price === null ? null : entry.price ? like(entry.price.text, item.price) : item.price;
  if (entry.price) {
    if (price === null) drop(entry.price);
    else say(entry.price, price);
  }
  if (entry.time) {
    if (item.time === null) return null;
    say(entry.time, item.time);
  } else if (item.time !== null) return null;
  const [first, ...others] = entry.texts.filter(
    ({ element }) => !/^(?:a|button)$/.test(element.tagName),
  );
  const missing: string[] = [];
  if (!entry.price && price !== null)
    missing.push(
      `<span class="${/menu-name/.test(source.slice(place.start, place.end)) ? "menu-price" : "card-price"}">${html(price)}</span>`,
    );
  if (first) {
    if (item.note) say(first, item.note);
    else drop(first);
  } else if (item.note) missing.push(noteOf(source.slice(place.start, place.end), item.note));
  for (const other of others) drop(other);
  for (const button of entry.texts.filter(({ element }) => /^(?:a|button)$/.test(element.tagName)))
    if (button.text.includes(entry.name.text))
      say(button, button.text.replace(entry.name.text, item.name));
  if (missing.length > 0) {
    const behind = (entry.price && price !== null ? entry.price : entry.name).place.end;
    const indent = /\n([ \t]*)[^\n]*$/.exec(source.slice(0, behind))?.[1] ?? "";
    changes.push({
      start: behind,
      end: behind,
      text: missing.map((line) => `\n${indent}${line}`).join(""),
    });
  }
  const block = withChanges(
    source.slice(0, lines.end),
    changes.filter(({ start }) => start >= lines.start && start < lines.end),
  ).slice(lines.start);
  const drawn = block.replace(
    /(<span class="portrait"[^>]*>)[^<]*/,
    (_, open: string) => open + html(initialsOf(item.name)),
  );
  return drawn.replace(/\sid="[^"]*"/g, "");
}
