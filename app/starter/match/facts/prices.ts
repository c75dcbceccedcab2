import { AMOUNT, CURRENCY } from "../money";
import { groupsOf } from "./item-groups";
import type { SaidText } from "./said-text";

/** One line of a menu or price list, word for word. */
export interface PricedItem {
  name: string;
  /** As it was written: "2.50", "3,20 €", "$12". */
  price: string;
  /** The currency sign or code in the price, or null where none was written. */
  currency: string | null;
  /** What was said of it in brackets or after a dash. */
  note: string | null;
  /** What it was listed under: "Cakes". */
  group?: string;
}

const MOST_ITEMS = 60;
const NAME_CHARACTERS = 60;
/** With a currency on either side, or as 2.50 alone: "12" alone is a count, not a price. */
const PRICE = new RegExp(
  `(?:(?:${CURRENCY}) ?(?:${AMOUNT})(?![\\d])|(?<![\\d.,:])(?:${AMOUNT})(?:,-)? ?(?:${CURRENCY})(?![\\p{L}\\d])|(?<![\\d.,:])\\d{1,4}[.,]\\d{2}(?![\\d.,:]\\d|[\\d%]| ?(?:am|pm|[Uu]hr|h|km|kg|g|ml|l|m)(?!\\p{L})))`,
  "gu",
);
const SIGN = new RegExp(CURRENCY, "u");
/** Where a sentence lists prices, "12" alone is one, too: "our menu: soup 4.50, breakfast for two 18". */
const LIST =
  /(?<!\p{L})(?:menu|prices?|price list|speisekarte|getränkekarte|preise|carte|prix|menú|carta|precios|menù|prezzi|cardápio|preços)[^:\n.]{0,60}:(?:[^.\n]|\.(?=\S))*/giu;
const IN_LIST =
  /(?<=\p{L} )(?<!(?:^|[^\p{L}])(?:for|to|at|of|from|until|till|since|in|no|nr|room|table|für|bis|um|von|ab|seit|pour|de|à|para|per|di) )(?!(?:19|20)\d\d)\d{1,4}(?=\s*(?:[,;]|\.?$|\.\s|\s(?:and|und|et|y|e)\s))/gmu;
/** What stands before the first name of a list: "our menu has", "we sell". */
const LEAD =
  /^.*(?:(?<!\p{L})(?!(?:menu|menú|menù|menü|carte|karte)\s+(?:del? (?:d[ií]a|giorno|degusta\p{L}+)|du(?= )|do dia|des tages|of the day|infantil|enfants?|dégustation|degustación|degustazione|bambini|executivo)(?!\p{L}))(?:menu|prices?|menü|speisekarte|preise|karte|carte|menú|precios|prezzi|preços|sell(?:s|ing)?|serv(?:es?|ing)|offers?|offering|have|has|costs?|add|include|including|servier\p{L}*|verkauf\p{L}*|bieten|haben|gibt(?: es)?|servons|vendons|proposons|servimos|vendemos|serviamo|vendiamo)(?!\p{L})|:(?=\s*\p{L})|[;•]|(?:^|[.!?,]\s+)(?:i|we)(?: also| can)? (?:do|make|charge|bake|teach|give)(?!\p{L})|(?<!\.)[.!?] )\s*/iu;
/** Before a list only where nothing else leads it: in a list it is part of a dish, "Pasta with pesto". */
const WEAK_LEAD = /^.*?(?<!\p{L})(?:with|mit|avec|con|com)(?!\p{L})\s*/iu;

/** Between what leads a list and its first name. */
const LINKING = /^(?:with|mit|avec|con|com|of|is|are|like|such as)\s+/iu;

/** What a price is for: it is no thing that is sold. */
const PERIOD =
  /^ (?:(?:a|an|per|each|every|pro|je|im|in der|par|la|le|al|por|ao|à|a la|a testa|the) (?:month|week|year|night|day|hour|person|head|lesson|session|class|monat|woche|jahr|nacht|tag|stunde|person|kopf|mois|semaine|an|nuit|jour|heure|personne|mes|semana|año|noche|día|hora|persona|mese|settimana|anno|notte|giorno|ora|mês|ano|noite|dia|pessoa)|monthly|weekly|yearly|monatlich|jährlich|each|(?:a|an|per|each|the|pro|je|die|das|par|la|le|l['’]|por|al|a la|ao) ?(?:jar|bottle|box|bag|tin|loaf|bunch|dozen|slice|cup|mug|pot|glass|pint|portion|plate|piece|item|pair|nail|page|word|line|ticket|adult|child|kid|pupil|student|guest|member|family|couple|team|group|table|room|tent|pitch|stall|car|van|bike|boat|horse|dog|cat|pet|walk|visit|ride|trip|round|game|course|term|shift|page|kilo|glas|flasche|tüte|dose|laib|strauß|kind|erwachsene[rn]?|familie|auto|hund|pferd|nagel|seite|wort|karte|kurs|pot|bouteille|boîte|sachet|enfant|adulte|famille|chien|ongle|mot|tarro|botella|caja|bolsa|ración|niño|adulto|familia|perro|uña|palabra)(?!\p{L})|(?:per|pro|je|par|por|al) (?:100 ?g|kg|kilo|g|litre|liter|l|piece|stück|pièce|pieza|pezzo))(?!\p{L})/iu;
/** "mug 24, bowl 32": prices without a currency, where at least two stand in a list. */
const BARE =
  /(?<=^|[:,;\n]\s*|\s(?:and|und|et|y|e)\s)(\p{L}[\p{L}+& '’-]{1,40}?) (\d{1,3}[,.]\d{3}|\d{1,4})(?=\s*(?:[,.](?:\s|$)|[;\n]|$|\s(?:and|und|et|y|e)\s))/gu;
/** Numbers behind these are no prices. */
const NO_PRICE =
  /(?:^|\s)(?:for|at|age[ds]?|room|table|since|from|until|till|by|no|nr|number|seit|ab|um|bis|von|am|im|zimmer|tisch|depuis|desde|dal|dalle|rue|via|calle|rua|str|street|road|strasse|straße|platz|weg|gasse|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)$/iu;

/** "Colour from £60": what it costs at least. */
const FROM = /\s(from|ab|à partir de|a partir de|desde)\s*$/iu;

/** An item, and where in the text it begins. */
interface PlacedItem {
  at: number;
  item: PricedItem;
}

/** The priced items of a place that sells things, where no currency was said. */
function bareItemsIn(said: SaidText): PlacedItem[] {
  const found = [...said.text.matchAll(BARE)].filter(
    ({ 0: all, 1: name = "", index }) =>
      !NO_PRICE.test(name) && said.isFree(index, index + all.length),
  );
  if (found.length < 2) return [];
  for (const { 0: all, index } of found) said.take(index, index + all.length);
  return found.slice(0, MOST_ITEMS).map(({ 1: name = "", 2: price = "", index }) => ({
    at: index,
    item: { name, price, currency: null, note: null },
  }));
}

/** The priced items of a text, in its order. */
export function itemsIn(said: SaidText, isSelling = false): PricedItem[] {
  const items: PlacedItem[] = isSelling ? bareItemsIn(said) : [];
  let offset = 0;
  for (const line of said.text.split("\n")) {
    let from = 0;
    for (const match of pricesIn(line)) {
      const at = match.index;
      const end = at + match[0].length;
      if (items.length >= MOST_ITEMS || !said.isFree(offset + at, offset + end)) continue;
      const inBracket = bracketed(line.slice(from, at));
      const before =
        inBracket?.name || nameBefore(line.slice(from, at).replace(FROM, ""), from === 0);
      const behind = line.slice(end, end + NAME_CHARACTERS * 2);
      const period = PERIOD.exec(behind)?.[0] ?? "";
      const after = behind.slice(period.length);
      const note = /^ ?\(([^()\n]{1,80})\)/.exec(after);
      const follows =
        /^ (?:for |für |pour |per )?(?:an? |one |the )?((?:(?<=(?:for|für|pour|por|per) )\d{1,3} )?[\p{L}][\p{L}\d '’-]{1,40}?)(?=,|;|\.|$|\s(?:and|und|et|y|e)\s)/u.exec(
          after,
        );
      const lead = FROM.exec(line.slice(from, at))?.[1];
      const ofStay = period !== "" && isListed(line.slice(from, at)) ? ofPeriod(period) : null;
      // "It is £22 per night": what costs that is what is paid for.
      const ofIt = IT.test(before) ? (period === "" ? null : ofPeriod(period)) : before;
      // "£6 each or three for £15": a price of one of them, and one of several.
      const ofOne = period !== "" && !follows ? ofPeriod(period) : "";
      const name = ofStay ?? (ofIt || follows?.[1] || ofOne);
      // "Bar opens 6.45" is an hour.
      if (name && !SIGN.test(match[0]) && AT_HOUR.test(before)) continue;
      const isFree = said.isFree(
        offset + at - (before && !ofStay ? before.length : 0),
        offset + end,
      );
      if (name && isFree) {
        const item = {
          name,
          price: `${lead && before ? `${lead.toLowerCase()} ` : ""}${match[0].trim()}${ofStay || ofIt !== before || name === ofOne ? "" : period}`,
          currency: SIGN.exec(match[0])?.[0] ?? null,
          note: note?.[1]?.trim() ?? inBracket?.note ?? null,
        };
        items.push({ at: offset + at, item });
        const nameAt = before && !ofStay ? line.lastIndexOf(before, at) : at;
        const taken =
          end + period.length + (note?.[0].length ?? (before ? 0 : (follows?.[0].length ?? 0)));
        said.take(offset + nameAt, offset + taken);
        from = taken;
      }
    }
    offset += line.length + 1;
  }
  items.push(...freeIn(said, items));
  const inOrder = items.sort((a, b) => a.at - b.at);
  const groupAt = groupsOf(said, inOrder);
  return inOrder.map(({ at, item }) => {
    const group = groupAt(at);
    return group ? { ...item, group } : item;
  });
}

/** What a sentence begins with that names nothing. */
const IT = /^(?:it|this|that|they|we charge|i charge|es|das|ça|ce|cela|esto|questo|isso)$/iu;

/** "Sleeps 4, two bedrooms, dog friendly, £140 a night": what is listed before a price has none of it. */
function isListed(before: string): boolean {
  const sentence = before.split(/[.!?:\n]\s/).at(-1) ?? "";
  const parts = sentence.split(/,\s*/);
  return parts.length > 3 && parts.at(-1) === "" && !SIGN.test(sentence);
}

/** " a night" is one night. */
function ofPeriod(period: string): string {
  const said = period.trim().replace(/^an? /u, "one ");
  return (said[0]?.toUpperCase() ?? "") + said.slice(1);
}

const FREE =
  /(?<=[,;] |\sand )(\p{L}[\p{L}\d '’-]{1,40}?) (?:for )?(free|gratis|kostenlos|gratuito?|grátis)(?=\s*(?:[,.;\n]|$))/giu;

/** Among priced things what costs nothing: "tickets £9, under 12 free". */
function freeIn(said: SaidText, items: readonly PlacedItem[]): PlacedItem[] {
  if (items.length === 0) return [];
  const found: PlacedItem[] = [];
  for (const match of said.text.matchAll(FREE)) {
    const [all, name = "", price = ""] = match;
    const clause = said.text
      .slice(0, match.index)
      .replace(/[^.!?\n]*[.!?\n]\s/gu, (before) => " ".repeat(before.length));
    const isBeside = !said.isFree(clause.search(/\S/), match.index);
    if (!isBeside || !said.isFree(match.index, match.index + all.length)) continue;
    said.take(match.index, match.index + all.length);
    found.push({ at: match.index, item: { name, price, currency: null, note: null } });
  }
  return found;
}

/** The prices of a line in its order. */
function pricesIn(line: string): RegExpExecArray[] {
  const found = [...line.matchAll(PRICE)];
  for (const list of line.matchAll(LIST)) {
    const end = list.index + list[0].length;
    for (const match of line.matchAll(IN_LIST)) {
      const isPart = found.some(
        ({ index, 0: { length } }) => match.index < index + length && match.index >= index,
      );
      if (match.index > list.index && match.index < end && !isPart) found.push(match);
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

const AT_HOUR =
  /(?<!\p{L})(?:opens?|starts?|begins?|doors|closes?|ends?|before|after|by|öffnet|beginnt|einlass|offen)$/iu;
/** "Insured up to £50,000" is no thing that is sold. */
const NO_THING =
  /(?<!\p{L})(?:up to|over|more than|worth|insured|raised?|saved?|bis zu|über|jusqu['’]à|hasta|fino a|até)\s*$/iu;

function lastBreak(text: string): number {
  // "0,75 l" is one number.
  const breaks = [...text.matchAll(/[,;](?!(?<=\d,)\d)/g)];
  return (breaks.at(-1)?.index ?? -1) + 1;
}

/** Behind the last comma, unless what follows it goes on in small letters: "Duck breast, slow roasted". */
function startOfName(text: string): number {
  const last = lastBreak(text);
  const isGoingOn = /^\s*(?!(?:and|und|et|y|e|or|oder)\s)\p{Ll}/u.test(text.slice(last));
  const before = /(?:^|[,;])\s*(?=\p{Lu}[^,;]*,$)/u.exec(text.slice(0, last));
  return isGoingOn && before ? before.index : last;
}

/** "Beginners wheel (6 weeks, £180)": what stands before the bracket, and what is said in it. */
const IN_BRACKET = /^(.*[\p{L}\d])\s*\(([^()]*?),?\s*$/su;

/** A name of which the price stands in its bracket; null for a bracket that lists priced things: "rooms (Garden 85 €". */
function bracketed(before: string): { name: string; note: string | null } | null {
  const [, name = "", inner = ""] = IN_BRACKET.exec(before) ?? [];
  if (name === "" || (inner !== "" && !/,\s*$/u.test(before))) return null;
  return { name: nameBefore(name, true), note: inner.trim() || null };
}

function nameBefore(said: string, isFirst: boolean): string {
  // "Three rooms (Garden 85 €, River 95 €)": the bracket holds the list.
  const open = /^.*\((?=[^()]*$)/su.exec(said)?.[0] ?? "";
  const text = said.slice(open.length);
  // "Our menu with flat white 3.80": what leads the list, and the word behind it.
  let name = isFirst
    ? text.replace(LEAD.test(text) ? LEAD : WEAK_LEAD, "").replace(LINKING, "")
    : text;
  // What ended with the sentence before is no part of a name.
  name = name.slice(
    /^.*(?<!(?<!\p{L})(?:Dr|St|Mr|Mrs|Ms|No))[.!?]\s+(?=\p{Lu})/su.exec(name)?.[0].length ?? 0,
  );
  // "Hive visits for schools, £4 per child".
  if (!isFirst || text !== name)
    name = name.replace(/(?<=\p{L}{3}),\s*$/u, "").replace(/^.*\)\s*(?:and|und|et|y|e)\s+/su, "");
  if (NO_THING.test(name)) return "";
  // Before the first price a sentence may stand; behind a colon or a price it is a list.
  const isInList = !isFirst || /:\s*$/.test(text.slice(0, text.length - name.length));
  name = name
    .slice(isInList ? startOfName(name) : lastBreak(name))
    .replace(/^[\s,;•*·|)\]–—-]+|^\d+[.)] /u, "")
    .replace(/^(?:(?:and|und|et|y|e|plus|or|oder|an?|the|also|for|our|some)\s+)+/iu, "")
    .replace(/[\s:.…=|([–—-]+$/u, "")
    .replace(/\s+(?:for|at|is|are|costs?|from|für|kostet|à|pour|por|per|um|je)$/iu, "")
    .trim();
  return name.length <= NAME_CHARACTERS && /\p{L}/u.test(name) && name.split(" ").length <= 9
    ? name
    : "";
}
