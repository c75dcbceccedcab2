import { AMOUNT, CURRENCY } from "../../../match/money";
import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { bare } from "../bare";
import type { Order } from "../order";
import { wordsOf } from "../page-words";
import { putInto } from "./put-into";

/** Ways to tell a price, for what has none as well. */
const TELLS = pattern(
  `^(?:the |our |my )?(?<what>[^\\d:=,⟦⟧]{3,40}?) (?:is|are|costs?|went (?:up|down) to|(?:is|are) (?:going )?(?:up|down) to|goes (?:up|down) to|kostet|kosten|coûte(?:nt)?|cuesta(?:n)?)(?: now| jetzt| maintenant| ahora)? (?<price>(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT}) ?(?:${CURRENCY})))(?: now| each| from now on)?$`,
);
/** What has a price and is nothing that is eaten or bought. */
const NOT_SOLD =
  /(?<!\p{L})(?:delivery|shipping|entry|deposit|minimum|budget|prices?|everything|orders?|membership|fees?|it|they|that|this|parking|cheapest|over|under|above|below)(?!\p{L})/iu;

/** "The sandwiches are £7.50": on the menu, where the page speaks of them and they are not on it. */
export function priceOfNew({ text, page }: Order): EditResult | null {
  const { what, price } = TELLS.exec(text)?.groups ?? {};
  if (!what || !price || NOT_SOLD.test(what)) return null;
  const menu = page.pieces.find(
    ({ kind, concepts }) => kind === "section" && concepts.includes("menu"),
  );
  const entries = page.pieces.filter(
    ({ kind, section, entry }) => kind === "entry" && section === menu && entry !== undefined,
  );
  const list = entries.at(-1)?.entry?.list;
  const last = entries.filter(({ entry }) => entry?.list === list);
  const name = bare(what);
  const words = wordsOf(name);
  const isSpokenOf = page.pieces.some(
    ({ kind, says }) =>
      /^(?:text|lead|headline|fact|entry)$/.test(kind) &&
      words.length > 0 &&
      words.every((word) => wordsOf(says).includes(word)),
  );
  return menu && isSpokenOf && last.length > 0
    ? putInto(last, [{ name, price, time: null, note: null }], page, text)
    : null;
}
