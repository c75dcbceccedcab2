import type { FileTree } from "~/projects/files";
import { columnsIn } from "../app/entries/column-names";
import { plain } from "./changed-lines";
import { addedNames } from "./field-names";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
const QUOTE_HELD = (wish: string) => [...wish.matchAll(QUOTED)].map(([text]) => plain(text));

/** What is said before an order without being one. */
const MANNERS =
  "(?:please|pls|can you|could you|also|and|then|just|maybe|so|bitte|noch|kannst du|könntest du|und|auch|s['’]il te plaît|peux-tu|et|aussi|por favor|puedes|y|también) ";
/** Verbs by which things are put on a page and taken off it, in four languages. */
const EDITS =
  "(?:add|put|insert|include|write|make|change|rename|replace|remove|delete|move|show|place|take|use|füge?|schreib\\p{L}*|mache?|änder\\p{L}*|entfern\\p{L}*|lösch\\p{L}*|nimm|setz\\p{L}*|pack\\p{L}*|zeig\\p{L}*|ajoute[rz]?|mets|écri\\p{L}*|change[rz]?|enlève|supprime|agrega\\p{L}*|añade|pon|escribe|cambia|quita|borra)";
/** What only the one who edits can do something with: a part of the page, or what was spoken of before. */
const OBJECT =
  "(?:one|another|it|this|that|them|those|these|(?:eine?n?|une?|una)(?= (?:zu|zum|zur|über|hinzu|dazu|sur|pour|sobre|para)(?!\\p{L})|[.,;!?]|$)|(?:an?|the|our|my|some|new|another|two|three|eine?n?|die|den|das|une?|la|le|una|un|el) (?:\\p{L}+ )?(?:(?:section|part|heading|headline|title|line|note|question|answer|button|link|list|item|entry|picture|photo|text|page|footer|header|menu|banner|sentence|paragraph|table|column|field|colonne|titre|liste)s?|fragen?|abschnitt|überschrift|zeile|bild|knopf|spalte|tabelle|bouton|image|ligne|sección|pregunta|título|foto|botón|columna))";
const ORDER_CLAUSE = new RegExp(
  `(?:^|[.;:!?,–-] ?(?:and |und |et |y )?)(?:${MANNERS})*(?<order>${EDITS} ${OBJECT})(?!\\p{L})`,
  "u",
);
/** "… please add one on parking": manners and a verb are those of an order, wherever they stand. */
const ASKED_FOR = new RegExp(
  `(?<!\\p{L})(?<order>(?:please|bitte|s['’]il te plaît|por favor) ${EDITS} ${OBJECT})(?!\\p{L})`,
  "u",
);
/** What a second sentence asks for, of which a text was made: "… and go to the menu". */
const GOES_TO =
  /(?<!\p{L})and (?:then )?(?<order>(?:go(?:es)?|jumps?|leads?|links?|scrolls?) (?:straight |down )?to the \p{L}+)$/u;

/** A new text of the screen that holds an order to the one who edits, of a page or of an app. */
export function orderPrinted(wish: string, before: FileTree, after: FileTree): string[] {
  const said = plain(wish.replace(QUOTED, " “ ” "));
  const quotes = QUOTE_HELD(wish);
  const odd = textsChanged(before, after).fresh.find((text) => {
    const own = plain(text).trim();
    if (quotes.some((quote) => quote.includes(own))) return false;
    const order = [ORDER_CLAUSE, ASKED_FOR, GOES_TO].flatMap(
      (form) => form.exec(own)?.groups?.order ?? [],
    )[0];
    // A text that is all of what stands behind a colon was given word for word: "rules: put the mats back".
    return order !== undefined && said.includes(order) && !isGivenWhole(said, own);
  });
  return odd ? [`I would have written “${odd}”`] : [];
}

const isGivenWhole = (said: string, own: string) => {
  const at = said.indexOf(own.replace(/[.!?]+$/u, ""));
  return at > 0 && /:\s*$/u.test(said.slice(0, at)) && !/[.;!?] /u.test(own);
};

/** Words that name nobody and nothing by themselves, in four languages. */
const NO_NAME =
  /^(?:(?:add|put|insert|include|write|make|change|remove|please|also|note that|it|its|him|her|his|them|they|he|she|this|that|these|those|one|ones|another|same|ihn|ihm|sie|es|ihr|ihnen|das|dies|diese[rsn]?|jene[rsn]?|füge|bitte|noch|lui|elle|eux|leur|ça|cela|celui|celle|él|ella|ellos|eso|esto|ese|esa|agrega|añade|ajoute)(?: (?:too|also|as well|one|here|there|hinzu|dazu))?)$/iu;
/** How a name is introduced, which is none of it: "Fourth column called Waiting". */
const INTRODUCED =
  /^(?:(?:an?|the|another|one more|new|first|second|third|fourth|fifth|sixth|last|ein[e]?|neue|weitere|une?|una) )*(?:column|field|option|label|list|lane|section|category|person|spalte|feld|rubrik|colonne|champ|columna|campo|lista) (?:called|named|for|namens|que se llame|qui s['’]appelle|appelée?|llamad[oa]) \p{L}/iu;
/** A name ends with its sentence: "Leisure. Transport is no longer needed". */
const GOES_ON = /\p{L}{3,}[.!?] \p{L}+(?: \p{L}+)+/u;

/** What is newly called something: fields and choices, columns of a board, headings and names in lists of a page. */
function newNames(before: FileTree, after: FileTree): string[] {
  const onPage = (files: FileTree) =>
    [
      ...(files.get("index.html") ?? "").matchAll(
        /<(?:h[23]|summary|span class="menu-name")[^>]*>([^<]+)</g,
      ),
    ].map(([, text = ""]) => text.trim());
  const was = new Set([...onPage(before), ...(columnsIn(before) ?? [])]);
  return [
    ...addedNames(before, after),
    ...[...onPage(after), ...(columnsIn(after) ?? [])].filter((name) => !was.has(name)),
  ];
}

/** A name that is a pronoun, an order, the words that lead up to a name, or goes on behind it. */
export function nameOfNothing(wish: string, before: FileTree, after: FileTree): string[] {
  const quotes = QUOTE_HELD(wish);
  const odd = newNames(before, after).find((name) => {
    const own = plain(name).trim();
    if (quotes.some((quote) => quote.includes(own))) return false;
    return NO_NAME.test(own) || INTRODUCED.test(own) || GOES_ON.test(own);
  });
  return odd ? [`something would be called “${odd}”`] : [];
}
