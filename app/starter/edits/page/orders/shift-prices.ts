import { AMOUNT, CURRENCY } from "../../../match/money";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { Place } from "../../said/page-elements";
import { NUMBERS } from "../look-lexicon";
import type { Order } from "../order";
import { type Change, pageEdit, saying } from "../page-draft";

const UP =
  "raise|increase|put up|bump(?: up)?|up|lift|add to|erhöhe?|hebe?|augmente[rz]?|sube|subir|alza(?:re)?|aumenta(?:re|r)?|sobe";
const DOWN =
  "lower|reduce|decrease|drop|cut|bring down|senke?|reduziere?|baisse[rz]?|baja(?:r)?|abbassa(?:re)?|baixa(?:r)?";
const PRICES =
  "(?:(?:all|each|every one) (?:of )?)?(?:the |my |our |die |unsere |alle |les |nos |tous les |los |todos los |nuestros |i |tutti i |os |todos os )?(?:prices?|rates|fees|preise|prix|tarifs|precios|prezzi|preços)";
const BY = "(?:by|um|de|d['’]|en|di|del|em|of)";
const HOW_MUCH = `(?:(?<sign>(?:${CURRENCY}) ?)?(?<amount>${AMOUNT}|one|two|three|four|five|six) ?(?<unit>${CURRENCY}|%|per ?cent|percent|prozent|pour ?cent|por ?ciento|per ?cento|por ?cento|euros?|pounds?|dollars?|quid))`;
const FORMS = [
  pattern(`^(?:please )?(?:(?<up>${UP})|${DOWN}) ${PRICES} ${BY} ?${HOW_MUCH}$`),
  pattern(
    `^(?:please )?(?:put|move|bring|take|set) ${PRICES} (?:(?<up>up)|down) ${BY} ?${HOW_MUCH}$`,
  ),
  pattern(
    `^(?:please )?(?:make|set|put|mach) ${PRICES} ${HOW_MUCH} (?:(?<up>higher|more(?: expensive)?|up|teurer)|lower|less|cheaper|down|billiger|günstiger)$`,
  ),
  pattern(
    `^(?:please )?${PRICES} (?:(?<up>up|higher|plus|rauf|hoch)|down|lower|minus|runter) ${BY} ?${HOW_MUCH}$`,
  ),
  pattern(
    `^(?:please )?(?:make )?(?:${PRICES}|everything|all|it all) (?:costs? |is |are |gets? |becomes? |to be )?(?:now )?${HOW_MUCH} (?:(?<up>higher|more(?: expensive)?|dearer|up|teurer)|lower|less|cheaper|down|billiger|günstiger)(?: now| from now on)?$`,
  ),
  pattern(
    `^${PRICES} (?:should |must |will )?(?:(?<up>go up|rise|increase|went up|are going up|have gone up)|go down|drop|fall|went down|are going down) ${BY} ?${HOW_MUCH}$`,
  ),
];
const FORMS_BEFORE = pattern(
  `^(?:please )?(?:(?<up>${UP})|${DOWN}) ${PRICES} ${BY} ?(?:${CURRENCY}) ?(?<amount>${AMOUNT})$`,
);

/** "Raise all my prices by 10 euros", "prices up by 5%": each price of the page by the same. */
export function shiftPrices({ text, quotes, page }: Order): EditResult | null {
  if (quotes.length > 0) return null;
  const plain = text.replace(/^(?:i|we)(?:['’]d| would)? (?:want|like|need) to /iu, "");
  const groups = [...FORMS, FORMS_BEFORE].map((form) => form.exec(plain)?.groups).find(Boolean);
  if (!groups?.amount) return null;
  const amount = NUMBERS[groups.amount.toLowerCase()] ?? Number(groups.amount.replace(",", "."));
  const isShare = /%|cent|zent|ciento/iu.test(groups.unit ?? "");
  if (!Number.isFinite(amount) || amount <= 0 || (isShare && amount > 100)) return null;
  const sign = groups.up ? 1 : -1;
  const changes: Change[] = [];
  const told: string[] = [];
  for (const { entry, says } of page.pieces) {
    if (!entry?.price) continue;
    const now = shifted(
      entry.price.text,
      isShare ? { share: sign * amount } : { by: sign * amount },
    );
    if (now === null)
      return unchanged(
        `“${says}” would cost less than nothing, or gives several prices (${entry.price.text}): say its new price by itself.`,
      );
    changes.push(inPlace(page.source, entry.price.place, entry.price.text, now));
    told.push(`“${says}” ${entry.price.text} → ${now}`);
  }
  return changes.length === 0
    ? unchanged("I found no prices on the page.")
    : pageEdit(page.source, changes, `Each price is another now: ${told.join(", ")}.`);
}

/** The number alone is written anew: “a month” behind it keeps its size. */
function inPlace(source: string, place: Place, old: string, now: string): Change {
  const [was = "", is = ""] = [old, now].map((text) => /\d[\d.,]*\d|\d/u.exec(text)?.[0] ?? "");
  const at = source.slice(place.innerStart, place.innerEnd).indexOf(was);
  const start = place.innerStart + at;
  return at < 0 ? saying(source, place, now) : { start, end: start + was.length, text: is };
}

/** A price that is more or less by so much, in the manner of the old one; null for what is no single number. */
function shifted(price: string, change: { by: number } | { share: number }): string | null {
  const all = price.match(/\d[\d.,]*\d|\d/gu) ?? [];
  const [digits, other] = all;
  if (!digits || other) return null;
  const decimals = /[.,](\d{2})$/u.exec(digits)?.[1] !== undefined;
  const comma = /,\d{2}$/u.test(digits);
  const whole = decimals ? digits.slice(0, -3) : digits;
  const thousands = /[.,]/u.exec(whole)?.[0] ?? "";
  const old = Number(whole.replace(/[.,]/gu, "")) + (decimals ? Number(digits.slice(-2)) / 100 : 0);
  const next = Math.round(
    ("by" in change ? old + change.by : old * (1 + change.share / 100)) * 100,
  );
  if (next < 0) return null;
  const isRound = next % 100 === 0 && !decimals;
  const units = String(Math.floor(next / 100)).replace(/\B(?=(?:\d{3})+$)/gu, thousands);
  const cents = String(next % 100).padStart(2, "0");
  const written = isRound ? units : `${units}${comma || thousands === "." ? "," : "."}${cents}`;
  return price.replace(digits, () => written);
}
