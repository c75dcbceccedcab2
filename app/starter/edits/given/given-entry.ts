import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import type { Edit } from "../edit";
import { ADD, ARTICLE, CHANGE, pattern } from "../grammar/lexicon";
import { asText } from "../grammar/texts";
import { REMOVES } from "../grounded/cues";
import { cloned } from "../grounded/ground-add";
import { type ShownEntry, shownEntries } from "../grounded/screen";
import { shows } from "../said/visible-text";

const PRICE = /(?:[€$£] ?)?\d{1,5}(?:[.,]\d{1,2})?(?: ?(?:[€$£]|euros?|eur|pounds?|dollars?))?/iu;
const IS_PRICE =
  /^(?:(?:from|ab|dès|desde|da) )?(?:[€$£] ?)?\d{1,5}(?:[.,]\d{1,2})?(?: ?[€$£])?(?: .{0,12})?$/iu;
const IS_TIME = /^\d{1,2}(?:[:.h]\d{2})(?: ?(?:Uhr|am|pm))?$/iu;
const TIME = /(?<![\d:.])(\d{1,2})(?::|\.|h)(\d{2})(?![\d.:])(?:\s*uhr)?/iu;

const LEAD = pattern(
  `^(?:${ADD}|new|neu|neue[rsn]?|nouve(?:au|lle)|nuev[oa]|nuov[oa]|nov[oa]|also|auch|noch|and|und|we (?:also )?(?:have|sell|offer|do)|wir (?:haben|bieten)(?: jetzt)?(?: auch)?|on a|tenemos|abbiamo|temos)(?: (?:also|noch|auch|now|jetzt|aussi|también|anche|também|bitte|please))*@ ?`,
);
/** "To the menu", "in the programme": where it goes, and not what it is. */
const WHERE = pattern(
  ",? ?~(?:to|on|onto|in|into|auf|zu[mr]?|in|ins|im|bei|à|au|dans|sur|al|a la|en|en el|en la|alla?|nella?|nel|sulla?|ao|à|na|no)(?: (?:the|our|my|die|der|das|den|unsere[rn]?|la|le|el|il|lo|o|a))? (?:\\p{L}+ )?(?:menu|list|price list|schedule|programme|program|plan|timetable|page|karte|speisekarte|preisliste|liste|ablauf|zeitplan|programm|seite|carte|menu|tarifs|carta|menú|programa|horario|lista|listino|programma|menù|cardápio|agenda|tagesablauf)@(?: hinzu)?",
);

/** A new entry of a list with a price or a time, however the wish is put. */
export function givenEntry(wish: string, files: FileTree): Edit | null {
  if (REMOVES.test(wish) || wish.length > 200) return null;
  return priced(wish, files) ?? timed(wish, files);
}

function priced(wish: string, files: FileTree): Edit | null {
  const like = lastOf(
    files,
    ({ texts }) => texts.length > 1 && IS_PRICE.test(texts.at(-1)?.text ?? ""),
  );
  if (!like || !LEAD.test(wish)) return null;
  const said = wish.replace(LEAD, "").replace(WHERE, " ").trim();
  const price = [...said.matchAll(new RegExp(PRICE.source, "giu"))].at(-1);
  if (!price) return null;
  const name = nameIn(said.slice(0, price.index), files);
  const rest = said.slice(price.index + price[0].length).replace(/[.!)\s]+$/, "");
  if (name === null || /\p{L}{3}|%/u.test(rest)) return null;
  const own = like.texts.at(-1)?.text ?? "";
  const value = pricedAs(price[0], own);
  const filled = like.texts.map((_, at) =>
    at === 0 ? name : at === like.texts.length - 1 ? value : "",
  );
  return (tree) => cloned(tree, like, [filled]);
}

/** A bare number is written with the sign that the other prices have. */
function pricedAs(price: string, like: string): string {
  if (/[€$£]|eur|pound|dollar/i.test(price)) return price.trim();
  return like.replace(/\d+(?:[.,]\d{1,2})?/, price.trim());
}

function timed(wish: string, files: FileTree): Edit | null {
  const rows = shownEntries(files).filter(
    ({ element, texts }) => element && texts.length > 1 && IS_TIME.test(texts[0]?.text ?? ""),
  );
  const time = TIME.exec(wish);
  if (rows.length === 0 || !time || pattern(`^${CHANGE}@`).test(wish)) return null;
  const said = wish
    .replace(TIME, " ")
    .replace(/["“”„«»]/gu, " ")
    .replace(LEAD, "")
    .replace(WHERE, " ");
  const after = pattern(
    `,? ?~(?:after|nach|après|después de|dopo|depois d[eoa]|before|vor|avant|antes de|prima d\\p{L}+)@.*$`,
  );
  const name = nameIn(
    said.replace(after, "").replace(/(?<!\p{L})(?:at|um|à|a las|alle|às|uhr)(?!\p{L})/giu, " "),
    files,
  );
  if (name === null) return null;
  const minutes = (text: string) => {
    const [, hours = "0", rest = "0"] = /(\d{1,2})\D(\d{2})/.exec(text) ?? [];
    return Number(hours) * 60 + Number(rest);
  };
  const at = `${time[1]}:${time[2]}`;
  const before = rows.findLast(({ texts }) => minutes(texts[0]?.text ?? "") <= minutes(at));
  return before ? (tree) => cloned(tree, before, [[at, sentenceCase(name)]]) : null;
}

function lastOf(files: FileTree, isWanted: (entry: ShownEntry) => boolean): ShownEntry | undefined {
  return shownEntries(files).findLast((entry) => entry.element && isWanted(entry));
}

const NAME_CHARACTERS = 60;
const FRAME = pattern(
  `^(?:${ARTICLE}|please|bitte|new|neue[rsn]?|another|weitere[rsn]?|also|auch)@ ?|[,:;–—-]+$|~(?:for|at|costs?|für|kostet|à|pour|coûte|por|cuesta|a|per|costa|custa|with|mit)$`,
);

/** The name of a new entry, which the project does not show yet; null where there is none. */
function nameIn(said: string, files: FileTree): string | null {
  // "New candle: Cedar & smoke" is called by what stands behind the colon.
  let name = (/^[^:]{2,30}:\s*(.+)$/su.exec(said.trim())?.[1] ?? said).trim();
  for (let turn = 0; turn < 6; turn += 1) name = name.replace(FRAME, "").trim();
  const text = asText(name.replace(/\s+/g, " "));
  const isName = /\p{L}{2}/u.test(text) && text.length <= NAME_CHARACTERS && !/[.!?:]/.test(text);
  return isName && !shows(files, text, { isWhole: true }) ? text : null;
}
