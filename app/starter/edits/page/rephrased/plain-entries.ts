import { AMOUNT, CURRENCY } from "../../../match/money";
import { pattern } from "../../grammar/lexicon";
import { hexOfColour } from "../colour-words";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import type { Piece } from "../page-model";
import { allWordsOf } from "../page-words";
import { ADDS, CHANGES, MOVES, REMOVES } from "../verbs";

const PRICE = `(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT})(?: ?(?:${CURRENCY}))?)(?![\\p{L}\\d%:]| ?(?:am|pm|uhr|h|min|minutes?|hours?|days?|weeks?|px|years?|people|guests|pictures?|photos?|columns?)(?!\\p{L}))`;
const NAME = "\\p{L}[^\\d:,;/“”⟦⟧]{1,40}?";
/** "Kids cut 18", "beard trim for 15 €": one thing with its price. */
const PRICED = pattern(
  `^(?:(?:and|also|plus|we (?:also |now )?(?:do|have|sell|offer|serve)|there['’]?s(?: also)?|${ADDS}) )*(?:an? |the |our |some )?(?<name>${NAME})(?:,? (?:for|at|costs?|is|are))? ?[:=-]? ?(?<price>${PRICE})(?: each)?(?<where> (?:to|on|in) (?:the |our )?(?:menu|list|prices|price list|card|services))?(?: (?<side>after|before|above|below|under) (?:the |our )?(?<other>[^⟦⟧:,]{2,40}))?$`,
  "su",
);
const ORDERED = pattern(`^(?:${CHANGES}|${MOVES}|${REMOVES}|raise|lower|reduce|increase)@ `);
/** Parts of a list that are divided so. */
const SLASH = /\s+\/\s+|\s*;\s*|\n+/u;
const RENAMED = pattern(
  `^(?:${CHANGES}) (?:the |our )?(?<old>[^⟦⟧:,.!?“”]{2,40}?) (?:to|into|->|→) (?<value>[^⟦⟧:,.!?“”]{2,40}?)(?: (?:and|,) (?:make|set|change) it(?: to)? (?<price>${PRICE}))?$`,
);
const RENAMED_QUOTED = pattern(
  `^(?:${CHANGES}) (?:the |our )?(?<old>⟦\\d+⟧|[^⟦⟧:,.!?“”]{2,40}?) (?:to|into|->|→) (?<value>⟦\\d+⟧) (?:and|,) (?:make|set|change) it(?: to)? (?<price>${PRICE})$`,
);

/** Entries that are said by their name and price alone, and others that get another name. */
export function plainEntries(order: Order): string[] {
  return [...priced(order), ...listed(order), ...renamed(order)];
}

const hasPrices = ({ page }: Order) => page.pieces.some(({ entry }) => entry?.price);

function known(name: string, { page }: Order): Piece | undefined {
  const wanted = allWordsOf(name).join(" ");
  return page.pieces.find(
    ({ kind, says }) =>
      /^(?:entry|section|heading|navlink|button|field)$/.test(kind) &&
      allWordsOf(says).join(" ") === wanted,
  );
}

function priced(order: Order): string[] {
  const groups = PRICED.exec(order.text)?.groups;
  const { name = "", price = "", side, other } = groups ?? {};
  if (!groups || !hasPrices(order) || ORDERED.test(order.text) || !isName(name)) return [];
  const entry = known(name, order);
  if (entry?.entry?.price) return side ? [] : [`“${entry.says}” is ${price}`];
  if (entry) return [];
  const said = `add ${name.trim()} for ${price}`;
  return side && other ? [`${said} ${side} ${other}`] : [said];
}

function isName(name: string): boolean {
  const { colours, looks, scheme, rest } = looksSaid(name);
  return (
    colours.length + looks.length === 0 &&
    scheme === null &&
    rest !== "" &&
    name.trim().split(/\s+/).length <= 6 &&
    !NO_NAME.test(name)
  );
}
/** What numbers are said of, and is no thing for sale. */
const NO_NAME =
  /(?<!\p{L})(?:i|we|you|they|it|there|this|that|have|has|had|about|around|only|least|most|than|up to|by|last|next|first|until|every|each|open|opens|closed|from|until|till|phone|tel|call|fax|at|on|size|width|section|page|number|font|street|str|room|house|no|nr|more|less|than|since|years?|over|under|age|ages|aged|number|iban|code|mon\p{L}*|tue\p{L}*|wed\p{L}*|thu\p{L}*|fri|friday|sat|saturday|sun|sunday|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/iu;

function listed(order: Order): string[] {
  const body = order.text
    .replace(pattern(`^(?:${ADDS}) `), "")
    .replace(
      /^(?:the |these |two|three|four|five|\d)\s*(?:\p{L}+ ){0,2}(?:plans|packages|tiers|options|prices|products|items|tickets)(?:\s*[:,-])?\s+/iu,
      "",
    );
  const parts = body
    .split(SLASH.test(body) ? SLASH : /\s*,\s+(?:and )?/u)
    .filter((part) => part !== "");
  if (parts.length < 2) return [];
  const all = parts.map((part) => PRICED.exec(part.trim())?.groups);
  if (all.some((one) => !one?.name || !isName(one.name) || known(one.name, order))) return [];
  const said = all.map((one) => `${one?.name} for ${one?.price}`).join(", ");
  const isListed =
    hasPrices(order) ||
    order.page.pieces.some(({ section, entry }) => entry && section?.concepts.includes("menu"));
  return isListed ? [`add ${said}`] : [`add a section called “Prices”: ${said}`];
}

function renamed(order: Order): string[] {
  const groups = (RENAMED.exec(order.text) ?? RENAMED_QUOTED.exec(order.text))?.groups;
  const { old = "", value = "", price } = groups ?? {};
  const quoted = /^⟦(\d+)⟧$/.exec(old)?.[1];
  const piece = groups && known(quoted ? (order.quotes[Number(quoted)] ?? "") : old, order);
  if (
    !piece ||
    (!/^⟦/.test(value) && (hexOfColour(value) !== null || looksSaid(value).rest === ""))
  )
    return [];
  if (
    !/^⟦/.test(value) &&
    (/\d/.test(value) || pattern(`~(?:${CHANGES}|${ADDS}|${REMOVES})@`).test(value))
  )
    return [];
  const said = /^⟦/.test(value) ? value : `“${likeCase(piece.says, value)}”`;
  const rename = `change “${piece.says}” to ${said}`;
  return price ? [`${rename}\nthe price of ${said} is ${price}`] : [rename];
}

/** In the case that the old name has: a name that begins small in a message may be one that begins large. */
function likeCase(old: string, value: string): string {
  return /^\p{Lu}/u.test(old) ? (value[0]?.toUpperCase() ?? "") + value.slice(1) : value;
}
