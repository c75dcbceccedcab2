import type { FileTree } from "~/projects/files";
import { plainWords } from "../../match/words";
import { setConstant } from "../../source/literals";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { readTokens, writeTokens } from "../tokens";
import type { ReadWish } from "./said-edit";

const FONTS: [RegExp, string, string][] = [
  [/\bcomic sans\b/, "Comic Sans", '"Comic Sans MS", "Comic Sans", "Comic Neue", cursive'],
  [/\bhelvetica\b|\barial\b/, "Helvetica", '"Helvetica Neue", Helvetica, Arial, sans-serif'],
  [/\bverdana\b/, "Verdana", "Verdana, Geneva, sans-serif"],
  [/\bcourier\b/, "Courier", '"Courier New", Courier, monospace'],
  [/\bgaramond\b/, "Garamond", 'Garamond, "EB Garamond", Georgia, serif'],
  [
    /\bsans(?:[- ]?serif)?\b|\bserifenlos\w*|\bsin serifa\b/,
    "sans-serif",
    'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
  ],
  [
    /\bserif(?:en\w*)?\b|\btimes\b|\bgeorgia\b|\bclassic font\b/,
    "serif",
    'Georgia, "Iowan Old Style", "Times New Roman", serif',
  ],
  [
    /\bmono(?:space[d]?)?\b|\btypewriter\b|\bcode font\b|\bschreibmaschine/,
    "monospace",
    'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
  ],
  [
    /\bhand ?writ\w*|\bscript font\b|\bcursive\b|\bhandschrift/,
    "handwritten",
    '"Segoe Script", "Bradley Hand", "Snell Roundhand", cursive',
  ],
];
const CURRENCIES: [RegExp, string][] = [
  [
    /\b(?:swiss|suisses?|schweizer|suizos?|svizzeri|suíços)\b|\b(?:francs?|franken|francos|franchi|chf|sfr)\b/,
    "CHF",
  ],
  [/\b(?:euros?|eur)\b|€/, "EUR"],
  [/\b(?:pounds?|sterling|quid|gbp|pfund|libras?|sterline|livres? sterling)\b|£/, "GBP"],
  [/\b(?:yen|jpy)\b|¥/, "JPY"],
  [/\b(?:rupees?|inr)\b|₹/, "INR"],
  [/\b(?:canadian|cad)\b/, "CAD"],
  [/\b(?:australian|aud)\b/, "AUD"],
  [/\b(?:swedish|sek)\b/, "SEK"],
  [/\b(?:norwegian|nok)\b/, "NOK"],
  [/\b(?:danish|dkk)\b/, "DKK"],
  [/\b(?:zlot\w+|pln)\b|złot/, "PLN"],
  [/\b(?:reais|real|brl)\b/, "BRL"],
  [/\b(?:mexican|mxn|pesos?)\b/, "MXN"],
  [/\b(?:dollars?|usd|dólares?|dollari)\b|\$/, "USD"],
];

/** Fonts and the currency: values that the whole project follows. */
export const readValues: ReadWish = (wish, files) => {
  const words = plainWords(wish);
  const font = FONTS.find(([pattern]) => pattern.test(words));
  if (
    font &&
    /\b(?:use|fonts?|letters|type ?face|schrift\w*|police|fuente|text|headings?|titles?)\b/.test(
      words,
    )
  ) {
    const isHeading = /\b(?:headings?|headlines?|titles?|überschrift\w*)\b/.test(words);
    return (tree) => setFont(tree, font[1], font[2], isHeading);
  }
  const currency = currencyIn(wish);
  const asks =
    /\b(?:use|currency|change|switch|set|show|make|in|replace|swap|turn|become|wechs\w+|ersetz\w+|remplac\w+|reemplaz\w+|cambi\w+)\b/.test(
      words,
    ) && !/\bfooter\b|["“]/.test(words);
  if (currency && asks && hasCurrency(files)) return (tree) => setCurrency(tree, currency);
  return null;
};

/** What a wish says that is not to be, and how things are so far. */
const NOT_WANTED =
  /(?<!\p{L})(?:not|nicht|no|non) [^,;]{1,40}?,? (?=(?:but|sondern|sino|ma) )|,? but (?:it|they|everything|now it) (?:shows?|says?|is|are|has|have) .*$|(?<!\p{L})(?:instead of|rather than|not|statt|nicht|pas|au lieu d|en vez de|no|invece d|não|em vez de)(?!\p{L}).*$/u;
/** Behind one of these stands what a thing is turned into. */
const INTO =
  /(?<!\p{L})(?:to|into|with|by|for|but|becomes?|be|use|auf|durch|in|zu|sondern|en|par|por|sino|a|à|con|ma|para)(?!\p{L})/gu;

/** The currency that a wish is for, whatever it names beside it: "change euros to pounds" is for pounds. */
export function currencyIn(wish: string): string | null {
  const said = plainWords(wish).replace(NOT_WANTED, "");
  const [first, ...others] = currenciesNamed(said);
  if (first === undefined || others.length === 0) return first ?? null;
  // Of several it is the one that the others are turned into; where that is not said, it is not guessed.
  for (const into of said.matchAll(INTO)) {
    const [meant, ...more] = currenciesNamed(said.slice(into.index));
    if (meant !== undefined && more.length === 0) return meant;
  }
  return null;
}

function currenciesNamed(said: string): string[] {
  const all = CURRENCIES.filter(([pattern]) => pattern.test(said)).map(([, code]) => code);
  // "Canadian dollars" are one.
  return all.some((code) => code === "CAD" || code === "AUD")
    ? all.filter((code) => code !== "USD")
    : all;
}

function setFont(files: FileTree, name: string, stack: string, isHeading: boolean): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const token = isHeading ? "--font-heading" : "--font";
  if (!styles || !readTokens(css).has(token))
    return unchanged(
      `I set fonts through \`${token}\` in a \`:root\` block, and this project has none.`,
    );
  // Who speaks of the font means headings, too.
  const headings: Record<string, string> = isHeading ? {} : { "--font-heading": "var(--font)" };
  const next = writeTokens(css, { [token]: stack, ...headings });
  return next === css
    ? unchanged("That is the font already.")
    : edited(
        new Map([[styles, next]]),
        `${isHeading ? "Headings use" : "The text uses"} a ${name} font now.`,
      );
}

/** Words that name a currency, whatever it is called. */
const CURRENCY_WORDS =
  "currency everything all amounts swiss suisses suisse schweizer franken suizos svizzeri francs franc francos franchi euros euro eur dollars dollar dólares dollari pounds pound pfund libras sterline yen rupees canadian australian swedish norwegian danish kronor kroner krone tout lieu alles beträge todo tutto tudo monnaie währung moneda valuta moeda instead";

const CURRENCY = /^(?:export )?const currency\b/m;

function hasCurrency(files: FileTree): boolean {
  return [...files.values()].some((text) => CURRENCY.test(text));
}

export function setCurrency(files: FileTree, currency: string): EditResult {
  for (const [path, text] of files) {
    if (!CURRENCY.test(text)) continue;
    const next = setConstant(text, "currency", currency);
    if (next === text) return unchanged(`The currency is ${currency} already.`);
    const made = edited(
      new Map([[path, next]]),
      `Amounts are in ${currency} now. Numbers that were entered stay as they are.`,
    );
    return made.ok ? { ...made, accounts: CURRENCY_WORDS } : made;
  }
  return unchanged("This project has no currency that I know.");
}
