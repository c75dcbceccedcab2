import { MONEY as SAID_MONEY } from "../../match/money";
import { unmasked } from "./masked";

/** One thing that was said to belong in a list. */
export interface Item {
  name: string;
  price: string | null;
  time: string | null;
  note: string | null;
}

/** "Kids cut for 18": a whole number behind a word for what something costs, and before nothing that it counts. */
const WHOLE =
  "(?<=(?<!\\p{L})(?:for|costs?|für|kostet|pour|coûte|por|cuesta|per|costa|custa) )\\d{1,4}(?=\\s*(?:$|[,;]|(?:and|und|et|y|e|each|after|before|above|below|to|on)(?!\\p{L})))";
const MONEY = new RegExp(
  `${SAID_MONEY}|(?<![\\d.,:])\\d{1,4}[.,]\\d{2}(?![\\d:]| ?(?:am|pm|uhr|h|[mcd]?l|kg|g|[mck]?m|oz|lbs?|lit(?:er|re|ro)s?|litri|%)(?!\\p{L}))|(?<!(?:by|to) )(?<!\\d)\\d{1,2}p(?!\\p{L})|${WHOLE}`,
  "iu",
);
const BEFORE_PRICE =
  /\s*(?:,|:|–|—|-|(?<!\p{L})(?:for|at|at a price of|costs?|costing|priced at|zu|für|um|kostet|à|pour|por|a|per|por|al precio de))?\s*$/iu;
const PER =
  /^\s*(?:per|a|an|each|pro|par|por|al?|je)\s+(?:person|head|hour|night|day|week|month|year|term|season|session|class|lesson|game|match|child|adult|player|family|team|kg|slice|piece|month|stunde|nacht|monat|stück|personne|heure|nuit|mois|persona|hora|noche|mes|notte|ora|mese|noite|mês)(?!\p{L})/iu;
const CLOCK =
  /(?<![\d:.])(?:(?:at|um|from|ab|à|a las|alle|às)\s+)?(\d{1,2}[:.h]\d{2}(?: ?(?:am|pm|uhr|h))?|\d{1,2} ?(?:am|pm|uhr|h)(?!\p{L}))(?:(?: ?[-–—] ?| (?:to|bis|à|a) )(\d{1,2}[:.h]\d{2}(?: ?(?:am|pm|uhr|h))?|\d{1,2} ?(?:am|pm|uhr|h)(?!\p{L})))?/iu;
const MOST_WORDS = 8;

/** The items that a piece of a masked wish lists; null where it holds what is no item. */
export function itemsSaid(said: string, quotes: readonly string[]): Item[] | null {
  const parts = partsOf(said.trim());
  const items = parts.map((part) => itemIn(part, quotes));
  return items.length > 0 && items.every((item): item is Item => item !== null) ? items : null;
}

/** "House red 5, prosecco 6.50": where each of several ends in a number, that is its price. */
const LISTED = /\s*[,;]\s+(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e)\s+(?=\D{3,}\d)/u;
const ENDS_IN_PRICE =
  /^\p{L}[^\d,;]{2,40}?(?:\s+for)?[\s:]+(?:[€£$]\s?)?\d{1,4}(?:[.,]\d{2})?(?:\s?(?:[€£$]|euros?|pounds?|dollars?))?\s*$/iu;
/** Several where each has a price or an hour: "scones for £3 and muffins for £2.50". */
function partsOf(said: string): string[] {
  const listed = said.split(LISTED);
  if (listed.length > 1 && listed.every((part) => ENDS_IN_PRICE.test(part)))
    return listed.map((part) =>
      part.replace(/(?:(?:\s+for)?\s+|\s*:\s*)(\d{1,4})\s*$/iu, " for $1"),
    );
  const prices = [...said.matchAll(new RegExp(MONEY, "giu"))];
  if (prices.length < 2) return [said];
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: price } of prices) {
    const end =
      index + price.length + (PER.exec(said.slice(index + price.length))?.[0].length ?? 0);
    parts.push(said.slice(from, end));
    from = end;
  }
  const tail = said.slice(from).trim();
  if (tail !== "") parts[parts.length - 1] += ` ${tail}`;
  return parts.map((part) =>
    part.replace(/^\s*(?:,|;|and|und|et|y|e|plus|&)+\s*(?:(?:and|und|et|y|e)\s+)?/iu, ""),
  );
}

function itemIn(part: string, quotes: readonly string[]): Item | null {
  // "The Hobbit" is called so, with its article.
  let rest = /^\p{Lu}\p{L}{0,3} \p{Lu}/u.test(part)
    ? part
    : part.replace(/^(?:an?|the|some|our|ein(?:e[nr]?)?|une?|una?|uma?|du|des|de la)\s+/iu, "");
  let price: string | null = null;
  const money = MONEY.exec(rest);
  if (money) {
    const after = rest.slice(money.index + money[0].length);
    const per = PER.exec(after)?.[0] ?? "";
    price = inPounds(money[0].trim()) + (per ? ` ${per.trim()}` : "");
    // "Oat milk +£0.40" is what it costs more.
    const before = rest.slice(0, money.index);
    if (/\+\s?$/u.test(before)) price = `+${price}`;
    // "Portraits from €220": the least that it costs.
    const least = LEAST.exec(before)?.[0].trim();
    if (least) price = `${least} ${price}`;
    rest = `${before
      .replace(LEAST, "")
      .replace(/\s*\+\s?$/u, "")
      .replace(BEFORE_PRICE, "")} ⁂ ${after.slice(per.length)}`;
  }
  let time: string | null = null;
  const clock = CLOCK.exec(rest);
  if (clock && !money) {
    time = clock[2] ? `${clock[1]}–${clock[2]}` : (clock[1] ?? null);
    rest = `${rest.slice(0, clock.index)} ⁂ ${rest.slice(clock.index + clock[0].length)}`;
  }
  const bracket = /\(([^()]+)\)/.exec(rest);
  const described =
    /\s(?:with the (?:description|text|note|subtitle)|described as|described|description|mit (?:der beschreibung|dem text)|avec (?:la description|le texte)|con (?:la descripción|la descrizione))\s*:?\s*(.+)$/iu.exec(
      rest,
    );
  let note = bracket?.[1] ?? described?.[1] ?? null;
  if (bracket) rest = rest.replace(bracket[0], " ");
  if (described) rest = rest.slice(0, described.index);
  const split = /^(.*?)(?:\s*⁂\s*[,:–—-]?\s*|\s*[:,]\s+|\s+[–—-]\s+)(.*)$/su.exec(
    rest.trim().replace(/^⁂\s*[:,–—-]?\s*/u, ""),
  );
  let name = (split ? split[1] : rest) ?? "";
  const behind = (split?.[2] ?? "")
    .replace(/\s*⁂\s*(?=,)/g, "")
    .replace(/\s*⁂\s*/g, " ")
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, "")
    .trim();
  name = name
    .replace(/⁂/g, " ")
    .replace(/[\s,;:–—-]+$/g, "")
    .trim();
  if (name === "" && behind !== "")
    return {
      name: unmasked(behind, quotes),
      price,
      time,
      note: note ? unmasked(note, quotes) : null,
    };
  if (behind !== "") note = note ? `${behind}, ${note}` : behind;
  name = unmasked(name, quotes);
  if (OTHER_KIND.test(name)) return null;
  if (
    !/\p{L}/u.test(name) ||
    name.split(/\s+/).length > MOST_WORDS ||
    /[?!]/.test(name.slice(0, -1))
  )
    return null;
  if (
    VERBS.test(name) ||
    (note !== null && (VERBS.test(note) || TO_LIST.test(note))) ||
    PREPOSITION.test(name) ||
    /^(?:en|in) \d/iu.test(name)
  )
    return null;
  return { name, price, time, note: note ? unmasked(note, quotes) : null };
}

const LEAST = /\s+(?:from|ab|à partir de|desde|a partire da|a partir de)\s*$/iu;
/** "40p" is £0.40. */
const inPounds = (price: string) =>
  price.replace(/^(\d{1,2})p$/iu, (_, pence: string) => `£0.${pence.padStart(2, "0")}`);

/** Of these a page has one or some: they are added in other ways. */
const OTHER_KIND =
  /(?<!\p{L})(?:section|button|link|form|field|page|heading|headline|list|menu|gallery|abschnitt|bereich|knopf|formular|feld|seite|überschrift|liste|lien|bouton|formulaire|champ|sección|botón|enlace|formulario|campo|sezione|pulsante|modulo|sito|pagina|seção|botão|frequente|häufige)(?!\p{L})/iu;
/** Where something goes is no name of it. */
const PREPOSITION =
  /^(?:after|before|above|below|under|over|to|from|in|on|at|next to|nach|vor|über|unter|neben|zu|in|auf|après|avant|sous|después|antes|debajo|dopo|prima|sotto|depois)\s/iu;
/** Which list it goes to is no word of it. */
const TO_LIST = /^(?:to|into|onto|zur|zum|auf|in) (?:the|our|my|die|den|das|unsere?n?) /iu;
/** What is no name of a thing. */
const VERBS =
  /(?<!\p{L})(?:that|which|should|when|where|who|so that|der|die|das|wenn|damit|soll|qui|que|che|so people|next to every|to every|on every|on each)\s/iu;
