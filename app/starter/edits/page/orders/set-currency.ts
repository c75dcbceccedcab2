import { AMOUNT, CURRENCY } from "../../../match/money";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { pageEdit, saying } from "../page-draft";

const SIGN = "[€£$¥₹₦₩₺₫₱₪฿₴₵]|CHF|KSh|Fr\\.|kr|zł|R\\$";
const NOUN = "(?:signs?|symbols?|zeichen|symbole?|symbole|signe|símbolo|signo|simbolo|segno|sinal)";
const FORMS = [
  pattern(
    `^(?:please |bitte )*(?:use|put|write|show|add|have|nimm|verwende?|schreibe?|setze?|mets|utilise[rz]?|mettre|usa(?:r)?|pon(?:er)?|metti|usare|põe)@ (?:the |a |an |das |ein |le |un |el |il |o )?(?<sign>${SIGN})[ -]?${NOUN}?(?: (?:for|in|on|with|before|behind|after|in front of|instead of|bei|für|vor|hinter|statt|pour|devant|au lieu de|para|en|delante de|per|davanti a|em) (?:[\\p{L} ]{2,40}|⟦\\d+⟧))?$`,
  ),
  pattern(
    `^(?:the |all |die |alle |les |tous les |los |i |os )?(?:prices?|preise|prix|precios|prezzi|preços) (?:should (?:be|have|be in|be with)|in|with|mit|sollen|en|avec|con|com) (?:the |das |le |el |il |o )?(?<sign>${SIGN})[ -]?${NOUN}?$`,
  ),
];
const MONEY = new RegExp(
  `^(?<lead>\\D*?)(?:(?:${CURRENCY}) ?)?(?<amount>${AMOUNT})(?: ?(?:${CURRENCY}))?(?<tail>.*)$`,
  "su",
);
/** Signs that stand behind an amount in most of the countries that write them. */
const BEHIND = /^(?:kr|zł)$/u;

/** "Use the ₦ sign": the same amounts, each with that sign. Nothing is converted. */
export function setCurrency({ text, page }: Order): EditResult | null {
  const sign = FORMS.map((form) => form.exec(text)?.groups?.sign).find((one) => one !== undefined);
  if (!sign) return null;
  const prices = page.pieces.flatMap(({ kind, entry }) =>
    kind === "entry" && entry?.price ? [entry.price] : [],
  );
  const changes = prices.flatMap(({ place, text: old }) => {
    const groups = MONEY.exec(old)?.groups;
    if (!groups?.amount) return [];
    const isBehind = BEHIND.test(sign) || (sign === "€" && /,|\d ?€/.test(old));
    const space = /\p{L}/u.test(sign) ? " " : "";
    const amount = isBehind ? `${groups.amount} ${sign}` : `${sign}${space}${groups.amount}`;
    const next = `${groups.lead ?? ""}${amount}${groups.tail ?? ""}`;
    return next === old ? [] : [saying(page.source, place, next)];
  });
  if (prices.length === 0) return unchanged("The page lists no prices yet.");
  if (changes.length === 0) return unchanged(`The prices are in ${sign} already.`);
  return pageEdit(
    page.source,
    changes,
    `${changes.length === 1 ? "One price has" : `${changes.length} prices have`} the sign ${sign} now; the amounts are as before.`,
  );
}
