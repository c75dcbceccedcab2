import type { FileTree } from "~/projects/files";
import { type Edit, unchanged } from "../edit";
import { contentWords, REMOVES } from "../grounded/cues";
import { bestOf } from "../grounded/mentions";
import { isAlike } from "../grounded/said-words";
import { type ShownEntry, type ShownText, shownEntries } from "../grounded/screen";
import { writeText } from "../grounded/write-text";

const PRICE =
  /(?:[€$£] ?)\d{1,5}(?:[.,]\d{1,2})?|\d{1,5}(?:[.,]\d{1,2})? ?(?:[€$£]|euros?(?!\p{L})|eur(?!\p{L}))|(?<![\d:])\d{1,4}[.,]\d{2}(?![\d:])/giu;
const IS_PRICE = /^(?:\p{L}+ )?(?:[€$£] ?)?\d{1,5}(?:[.,]\d{1,2})?(?: ?[€$£])?(?: .{0,14})?$/iu;
const TIME = /(?<![\d:.,])\d{1,2}(?:[:h]\d{2}|\.\d{2}(?= ?uhr))(?![\d:])/giu;
const IS_TIME = /^(?:.{0,14} )?\d{1,2}[:.h]\d{2}(?: ?(?:Uhr|am|pm|h))?$/iu;
/** What is said of the old value: "statt 3,20". */
const OLD =
  /(?:instead of|not|rather than|statt|nicht|au lieu de|en vez de|invece di|em vez de|from|von|de)\s+(?:[€$£] ?)?[\d.,:]+(?: ?[€$£])?/giu;
const NEW =
  /^(?:please |bitte )?(?:add|put|include|füge?|ajoute\p{L}*|mets|añade|pon|aggiungi|adiciona|new|neue?[rsn]?)(?!\p{L})/iu;
const COSTS =
  /(?<!\p{L})(?:costs?|price|priced|cost|kostet|kosten|preis|teurer|billiger|coûte\p{L}*|prix|cuesta\p{L}*|vale[n]?|precio|costa\p{L}*|prezzo|custa\p{L}*|preço|now|jetzt|maintenant|ahora|adesso|ora|agora|is|are|ist|est|es|è|é|for|für|zu|went|goes?|up|down|change\p{L}*|make|set|raise\p{L}*|cambia\p{L}*|ändere?|=|:)(?!\p{L})/iu;

/**
 * Another price or time of an entry that is there, however that is put: the entry that the wish names, and the
 * last price or time that it gives.
 */
export function givenValue(wish: string, files: FileTree): Edit | null {
  if (REMOVES.test(wish) || NEW.test(wish) || wish.length > 160) return null;
  const said = wish.replace(OLD, " ");
  const price = said.match(PRICE)?.at(-1);
  if (price && COSTS.test(wish))
    return ofEntry(wish, files, IS_PRICE, (old) => pricedAs(price, old));
  const time = said.match(TIME)?.at(-1);
  return time
    ? ofEntry(wish, files, IS_TIME, (old) => old.replace(/\d{1,2}[:.h]\d{2}/, time))
    : null;
}

function ofEntry(
  wish: string,
  files: FileTree,
  kind: RegExp,
  write: (old: string) => string,
): Edit | null {
  const shownValue = ({ texts }: ShownEntry): ShownText | undefined =>
    texts.find(({ text }) => kind.test(text));
  const nameOf = (entry: ShownEntry) =>
    entry.texts
      .filter(({ text }) => !kind.test(text))
      .slice(0, 1)
      .map(({ text }) => text)
      .join(" ");
  const entries = shownEntries(files).filter(
    (entry) => entry.element && entry.texts.length > 1 && shownValue(entry) !== undefined,
  );
  const words = contentWords(wish.replace(PRICE, " ").replace(TIME, " "));
  const named = entries.filter((entry) =>
    contentWords(nameOf(entry)).some((own) => words.some(({ stem }) => isAlike(own.stem, stem))),
  );
  const entry =
    named.length === 1
      ? named[0]
      : bestOf(words, named, (one) => one.texts.map(({ text }) => text).join(" "));
  const value = entry && shownValue(entry);
  if (!entry || !value) return null;
  return (tree) => {
    const next = write(value.text);
    const result =
      next === value.text ? unchanged("It is like that already.") : writeText(tree, value, next);
    return result.ok
      ? {
          ...result,
          said: `“${nameOf(entry)}”: ${value.text} is ${next} now.`,
          accounts: said(wish),
        }
      : result;
  };
}

/** What is said around a value: that it costs, is, or was moved. */
function said(wish: string): string {
  return (
    wish.match(
      /(?<!\p{L})(?:moved?|verschoben|déplacé\p{L}*|starts?|begins?|beginnt|takes place|cost\p{L}*|kost\p{L}*|coût\p{L}*|cuest\p{L}*|cust\p{L}*|price|preis|prix|precio|prezzo|preço|teurer|billiger|cheaper|dearer|expensive|geworden|also|cents?|already|already|later|earlier|später|früher)(?!\p{L})/giu,
    ) ?? []
  ).join(" ");
}

/** A bare number is written with the sign that the price has now. */
function pricedAs(price: string, old: string): string {
  const number = /\d+(?:[.,]\d{1,2})?/.exec(price)?.[0] ?? price;
  return /[€$£]/.test(price) && !/\p{L}/u.test(old)
    ? price.trim()
    : old.replace(/\d+(?:[.,]\d{1,2})?/, number);
}
