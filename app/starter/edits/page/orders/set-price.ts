import { AMOUNT, CURRENCY, signOf } from "../../../match/money";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { findPieces } from "../find-pieces";
import { itemsSaid } from "../items-said";
import type { Order } from "../order";
import { pageEdit, saying, withChanges } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { CHANGES } from "../verbs";

const MONEY = `(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT})(?: ?(?:${CURRENCY}))?)(?![\\d%])`;
const SIGN = new RegExp(CURRENCY, "u");
const SIGN_FIRST = new RegExp(`^\\s*(?:${CURRENCY})`, "u");
const PER = "(?<per> (?:per|a|an|each|pro|par|por|al?|je) \\p{L}+)?";
const RAISE =
  "(?:raise|increase|put up|bump|lower|reduce|decrease|drop|cut|bring down|erhöhe?|senke?|reduziere?|hebe?|augmente[rz]?|baisse[rz]?|sube|subir|baja(?:r)?|alza(?:re)?|abbassa(?:re)?|aumenta(?:re|r)?|baixa(?:r)?|sobe)";
const PRICE_OF =
  "(?:(?:the |our |der |den |die |le |el |il |o )?(?:new )?(?:prices?|costs?|preise?s?|prix|precio|prezzo|preço) (?:of|for|von|vom|für|der|des|de la|du|de|del|della|do|da)(?: the| our| die| den| das)? )?";
const FORMS = [
  pattern(
    `^(?:${CHANGES}|${RAISE}) ${PRICE_OF}(?<what>.+?)(?:['’]s)?(?: prices?)? (?:from .+? )?(?:up |down )?(?:to|at|auf|à|a|para|in) (?<price>${MONEY})${PER}(?: (?:setzen|ändern|erhöhen|senken|machen))?$`,
  ),
  pattern(
    `^${PRICE_OF}(?<what>.+?)(?: prices?)?(?: (?:now|jetzt|ab sofort|maintenant|ahora|adesso|ora|agora))?,? (?:(?:is|are|costs?|should (?:be|cost)|must (?:be|cost)|will be|goes (?:up|down) to|went (?:up|down) to|(?:is|are) (?:going|moving) (?:up|down) to|(?:is|are) (?:up|down) to|rises? to|has gone (?:up|down) to|kostet|kosten|soll(?:te)?|ist|coûte(?:nt)?|passe à|cuesta(?:n)?|costa(?:no)?|custa(?:m)?|é|è|est|vale)(?: (?:now|jetzt|nun|ab sofort|nur noch|only|maintenant|ahora|adesso|agora))*) (?<price>${MONEY})${PER}(?: (?:now|today|from now on|from today|from today on|ab jetzt|ab heute|ab sofort|d['’]ora in poi|a partir de ahora|désormais|jetzt|kosten|sein|instead|each|maintenant|ahora|adesso|agora))*(?:,? (?:not|instead of|nicht|statt|pas|no|non|não) ${MONEY})?$`,
  ),
  pattern(
    `^(?:sell|offer|verkaufe?|wir verkaufen|we sell) (?<what>.+?) (?:for|at|für) (?<price>${MONEY})${PER}(?: now)?$`,
  ),
  pattern(
    `^(?:new price|neuer preis|nouveau prix|nuevo precio|nuovo prezzo|novo preço)(?: for| für| pour| para| per| of)?:? (?<what>[^\\d:]+?)(?: is| ist|:)? (?<price>${MONEY})${PER}$`,
  ),
  pattern(`^(?<what>[^\\d:=]+?) ?(?:->|→|=>|=|:) ?(?<price>${MONEY})${PER}$`),
  // "And banana bread £3.50": what stands on the page already, with another price.
  pattern(
    `^(?:and |und |the )?(?<what>[^\\d:=]+?)(?: (?:for|at|to|now|jetzt|für|auf))? (?<price>(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT}) ?(?:${CURRENCY})|\\d+[.,]\\d{2,3}))${PER}(?: now| jetzt)?$`,
  ),
];

const LIST = pattern(
  "^(?:my|our|the|new|these are the|unsere|meine|die|neue|nos|mes|les|nuestros|los|i nostri)?(?: new| neuen| nouveaux| nuevos| nuovi)? ?(?:prices?|rates|fees|preise|tarife|prix|tarifs|precios|prezzi|preços)(?: (?:have |has |haben sich )?(?:changed|gone up|geändert|went up)| (?:are|sind|sont|son|sono)(?: now| jetzt)?| now| jetzt| from now on)? ?:? (?<list>[^:]+)$",
);

/** "My prices changed: 30 min $48, 45 min $66": each is there, and has another price. */
function priceList({ text, quotes, page }: Order): EditResult | null {
  const said = LIST.exec(text)?.groups?.list;
  const items = said ? itemsSaid(said, quotes) : null;
  if (!items || items.length < 2 || items.some(({ price }) => price === null)) return null;
  const changes = [];
  const told: string[] = [];
  const missing: string[] = [];
  for (const { name, price } of items) {
    const found = findPieces(name, page, quotes, (piece) => piece.kind === "entry");
    const [piece, other] = found?.pieces ?? [];
    const old = piece?.entry?.price;
    if (!old || other) {
      missing.push(`“${name}”`);
      continue;
    }
    changes.push(saying(page.source, old.place, like(old.text, price ?? "")));
    told.push(`“${piece.says}”: ${old.text} is ${like(old.text, price ?? "")} now.`);
  }
  if (changes.length === 0) return null;
  return missing.length === 0
    ? pageEdit(page.source, changes, told.join(" "))
    : unchanged(
        `I found no price of ${missing.join(" and ")}, so I changed none of them: say “add” for one that is new.`,
      );
}

/** Another price for what has one: "flat white is £3.60 now", "raise the family session to £240". */
export function setPrice(order: Order): EditResult | null {
  const { text, quotes, page } = order;
  const all = priceList(order);
  if (all) return all;
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups?.what || !groups.price) continue;
    const found = findPieces(groups.what, page, quotes, (piece) => piece.kind === "entry");
    const entries = found?.pieces ?? [];
    if (entries.length === 0) continue;
    const priced = entries.filter((piece) => piece.entry?.price);
    const [first] = priced;
    if (!first) {
      const [entry] = entries;
      return entries.length === 1 && entry ? givePrice(page, entry, groups.price) : null;
    }
    const changes = priced.flatMap(({ entry }) => {
      const { price } = entry ?? {};
      return price
        ? [saying(page.source, price.place, like(price.text, groups.price ?? "", groups.per))]
        : [];
    });
    const now = like(first.entry?.price?.text ?? "", groups.price, groups.per);
    if (first.entry?.price?.text === now) return unchanged(`“${first.says}” costs ${now} already.`);
    return pageEdit(
      page.source,
      changes,
      `${priced.map(({ says }) => `“${says}”`).join(" and ")}: ${first.entry?.price?.text} is ${now} now.`,
    );
  }
  return null;
}

/** A price in the manner of the old one: its currency, on its side, with as many decimals as were said or it had. */
export function like(old: string, said: string, per = ""): string {
  const currency = (text: string) => SIGN.exec(text)?.[0] ?? "";
  const number = /\d[\d.,]*\d|\d/.exec(said)?.[0] ?? said;
  const own = currency(said);
  const sign = signOf(own);
  const before = /^(.*?)(\d[\d.,]*\d|\d)([\s\S]*)$/.exec(old);
  if (!before) return said;
  const [, lead = "", digits = "", rest = ""] = before;
  const shown = written(number, digits);
  const tail = per === "" ? rest : (SIGN_FIRST.exec(rest)?.[0] ?? "") + per;
  const hasSign = currency(lead + rest) !== "";
  if (!hasSign && sign !== "")
    return SIGN_FIRST.test(said.trim()) ? `${sign}${shown}${per}` : `${shown} ${sign}${per}`;
  // Another currency than the old one's was meant.
  if (sign !== "" && signOf(currency(lead + rest)) !== sign)
    return sign.length > 1 ? `${shown} ${sign}${per}` : `${sign}${shown}${per}`;
  // With its sign a price is written as it was said.
  if (sign !== "" && own === sign)
    return `${said.trim()}${per === "" ? rest.replace(SIGN_FIRST, "") : per}`;
  return `${lead}${shown}${tail}`;
}

/** A number with as many decimals as another, and its thousands apart where those of the other are. */
function written(number: string, like: string): string {
  if (!/^\d+$/.test(number)) return number;
  if (/[.,]\d{2}$/.test(like)) return `${number}${like.includes(",") ? "," : "."}00`;
  const apart = /\d([.,])\d{3}$/.exec(like)?.[1];
  return apart ? number.replace(/\B(?=(?:\d{3})+$)/g, apart) : number;
}

/** A first price for an entry of a list in which others have one, or that is made for it. */
function givePrice(
  { source, pieces }: Page,
  { entry, section }: Piece,
  price: string,
): EditResult | null {
  const other = pieces.find((one) => one.section === section && one.entry?.price)?.entry?.price;
  const menu = /class="menu-name"/.test(source.slice(entry?.place.start, entry?.place.end));
  if (!entry || (!other && !menu)) return null;
  const tag = other
    ? source.slice(other.place.start, other.place.innerStart)
    : '<span class="menu-price">';
  const name = /^<(\w+)/.exec(tag)?.[1] ?? "span";
  const text = other ? like(other.text, price) : price;
  const at = entry.name.place.end;
  const indent = /\n([ \t]*)[^\n]*$/.exec(source.slice(0, entry.name.place.start))?.[1] ?? "";
  const next = withChanges(source, [
    { start: at, end: at, text: `\n${indent}${tag}${text}</${name}>` },
  ]);
  return pageEdit(
    source,
    [{ start: 0, end: source.length, text: next }],
    `“${entry.name.text}” costs ${text} now.`,
  );
}
