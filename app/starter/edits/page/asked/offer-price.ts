import { AMOUNT, CURRENCY } from "../../../match/money";
import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { PAGE, shapeOf } from "../../project";
import { unmasked } from "../masked";
import { WORDS_AROUND } from "../moods/moods-said";
import type { Order } from "../order";
import { like } from "../orders/set-price";
import { withChanges } from "../page-draft";
import type { Piece } from "../page-model";
import { wordsLeft } from "../programs/place-program";
import { setOf } from "./asked";

const MONEY = new RegExp(`(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT}) ?(?:${CURRENCY}))`, "gu");
const PERCENT = /(\d{1,2}) ?(?:%|percent|prozent|pour cent|por ciento|per cento|por cento)/iu;
/** What says that the old price is to be seen beside the new one. */
const OFFER =
  /(?<!\p{L})(?:cross(?:ed)?[- ]?out|strike|struck|strikethrough|strike[- ]through|old price|previous price|on sale|sale|special offer|offer|discount(?:ed)?|reduced|% off|percent off|(?:was|before) (?=[€$£\d])|instead of (?=[€$£\d])|durchgestrichen\p{L}*|alte[rn]? preis|angebot|reduziert|rabatt|statt (?=[€$£\d])|barré|ancien prix|promo(?:tion)?|remise|au lieu de (?=[€$£\d])|tachado|precio anterior|oferta|rebajad[oa]|descuento|en vez de (?=[€$£\d])|barrato|vecchio prezzo|offerta|sconto|scontato|invece di (?=[€$£\d])|riscado|preço antigo|promoção|desconto|em vez de (?=[€$£\d]))/iu;
const OFF = /% off|percent off/iu;
const AROUND = setOf(
  "cross crossed out strike struck strikethrough through old previous price prices new now only sale on special offer discount discounted reduce reduced off was before instead of from percent show put its leave visible next beside this week month today until end for at make it's costs cost current " +
    "durchgestrichen durchgestrichene durchgestrichenem alter alten alte preis neuer neuen jetzt nur angebot reduziert reduziere rabatt statt auf im zeigen daneben ab sofort " +
    "barré ancien nouveau prix maintenant promo promotion remise au lieu en " +
    "tachado precio anterior nuevo ahora oferta rebajado rebajada descuento vez barrato vecchio nuovo prezzo adesso ora offerta sconto scontato invece riscado preço antigo agora promoção desconto",
);
const CSS = `[data-was]::before {
  margin-right: 0.5em;
  color: var(--muted);
  font-weight: 400;
  text-decoration: line-through;
  content: attr(data-was);
  display: inline-block;
}
`;

/** "Ladies cut £30 instead of £38", "20% off colour": the new price, with the old one crossed out before it. */
export function offerPrice({ text, quotes, page, files }: Order): EditResult | null {
  const said = unmasked(text, quotes);
  if (said.length > 160 || !(OFFER.test(said) || OFF.test(said))) return null;
  const plain = said.replace(MONEY, " ").replace(PERCENT, " ").toLowerCase();
  const named = page.pieces.filter(
    ({ kind, entry, says }) => kind === "entry" && entry?.price && isNamed(plain, says),
  );
  const [piece, other] = longest(named);
  const price = piece?.entry?.price;
  if (!piece || !price || other) return null;
  const rest = plain.replace(piece.says.toLowerCase(), " ").replace(/['’]s(?!\p{L})/gu, " ");
  if (wordsLeft(rest, AROUND, WORDS_AROUND).length > 0) return null;
  const prices = said.match(MONEY) ?? [];
  const share = PERCENT.exec(said)?.[1];
  const isOld = (one: string) => numberOf(one) === numberOf(price.text);
  const fresh = prices.filter((one) => !isOld(one));
  const now = fresh[0] ?? (share ? reduced(price.text, Number(share)) : undefined);
  if (!now)
    return unchanged(
      `What does “${piece.says}” cost now? Say it with its price: “${piece.says} £12 instead of ${price.text}”.`,
    );
  // Two that are both new: one of them is the old price, by which it was known.
  const [first = "", second] = fresh;
  const pair = second && numberOf(first) > numberOf(second) ? { was: first, is: second } : null;
  const is = like(price.text, pair?.is ?? now);
  const was = pair ? like(price.text, pair.was) : price.text;
  if (numberOf(is) >= numberOf(was)) return null;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  const { start, innerStart, innerEnd } = price.place;
  const tag = page.source
    .slice(start, innerStart)
    .replace(/ data-was="[^"]*"/, "")
    .replace(/>$/, ` data-was="${html(was)}">`);
  const next = withChanges(page.source, [{ start, end: innerEnd, text: tag + html(is) }]);
  return edited(
    new Map([
      [PAGE, next],
      ...(css.includes(CSS) ? [] : [[styles, `${css.replace(/\n*$/, "\n")}\n${CSS}`] as const]),
    ]),
    `“${piece.says}” costs ${is} now; ${was} stands crossed out before it.`,
  );
}

function isNamed(said: string, name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return (
    words.length > 0 &&
    new RegExp(`(?<!\\p{L})${words.join("[^\\p{L}\\p{N}]+")}(?!\\p{L})`, "u").test(said)
  );
}

/** The longest names: "cut and colour" is no "cut". */
function longest(pieces: readonly Piece[]): Piece[] {
  const most = Math.max(...pieces.map(({ says }) => says.length));
  return pieces.filter(({ says }) => says.length === most);
}

const numberOf = (text: string) =>
  Number((/\d+(?:[.,]\d{1,2})?/.exec(text)?.[0] ?? "").replace(",", "."));

/** "£60" less a quarter is "£45"; with decimals only where there are some. */
function reduced(price: string, share: number): string | undefined {
  const now = Math.round(numberOf(price) * (100 - share)) / 100;
  if (!(now > 0)) return undefined;
  const digits = Number.isInteger(now) && !/[.,]\d{2}/.test(price) ? String(now) : now.toFixed(2);
  return price.replace(
    /\d+(?:[.,]\d{1,2})?/,
    /\d,\d/.test(price) ? digits.replace(".", ",") : digits,
  );
}
