import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { isSameWord } from "../parts/same-word";
import { changedLines, plain } from "./changed-lines";
import { shownTexts, textsChanged } from "./texts-changed";

/** Things of a page that an order speaks of, and no note to visitors does. */
const PAGE_THING =
  /^(?:to the \p{L}+|(?:an? |the |new |big )*(?:\p{L}+ )?(?:button|link|picture|image|photo|gallery|form|field|choice|heading|section|menu)s?(?!\p{L}))|(?<!\p{L})as an? (?:choice|option|field|button|link|heading)(?!\p{L})/iu;

/** A note to visitors that is the order itself: “To the form as a choice: …”, “Call button with our number”. */
export function orderAsNote(wish: string, before: FileTree, after: FileTree): string[] {
  const page = (files: FileTree) => files.get("index.html") ?? "";
  const notes = [...page(after).matchAll(/<p class="callout[^"]*">([^<]*)</g)].map(
    ([, text = ""]) => text,
  );
  const note = notes.find((text) => !page(before).includes(text) && PAGE_THING.test(text));
  return note && !/["“„«]/u.test(wish) ? [`I would have written “${note}”`] : [];
}

/** One text in the place of another, in words that nobody said and that stood nowhere. */
export function strangeText(wish: string, before: FileTree, after: FileTree): string[] {
  const { fresh, gone } = textsChanged(before, after);
  const [text = ""] = fresh;
  if (fresh.length !== 1 || gone.length === 0 || text.split(/\s+/u).length > 2) return [];
  if (!/^\p{L}[\p{L} '’-]+$/u.test(text)) return [];
  const known = saidWords([wish, ...shownTexts(before)].join("\n")).map(({ stem }) => stem);
  const own = saidWords(text);
  return own.length > 0 &&
    own.every(({ stem }) => !known.some((one) => isSameWord(one, stem))) &&
    own.every(({ text: word }) => OF_LOOKS.test(word))
    ? [`I would have written “${text}”, which you did not say`]
    : [];
}

/** Words in which looks are spoken of here: what a wish is put into, and never what it says. */
const OF_LOOKS =
  /^(?:colou?rs?|themes?|text|letters?|background|accent|sections?|headings?|headline|footer|header|buttons?|fonts?|size|light|dark|modes?|uppercase|bold|rounded|cent(?:er|re)(?:ed|d)?|left|right|padding|margin|border|shadow)$/iu;

const TEXT_GIVEN =
  /(?<!\p{L})(?:texts?|paragraphs?|sentences?|lines?|words|notes?|about (?:me|us)|absatz|satz|zeile|paragraphe|phrase|párrafo|frase|paragrafo|parágrafo)\s*:\s+(?<body>\S.{9,400}?)[.!?]?\s*$/isu;

/** "A text: I photograph small things until they look big", of which only a look was made. */
export function textAsOrder(wish: string, before: FileTree, after: FileTree): string[] {
  const body = TEXT_GIVEN.exec(wish)?.groups?.body;
  if (!body) return [];
  const { now } = changedLines(before, after);
  const isOnlyLook = [...after].every(
    ([path, text]) => path.endsWith(".css") || before.get(path) === text,
  );
  const said = plain(body.replace(/["“”„«»]/gu, ""));
  return isOnlyLook && !now.includes(said) ? ["your text would not be there"] : [];
}

const MORE_OF =
  /^(?:\d+|an?other|two|three|four|five|some|zwei|drei|vier|deux|trois|dos|tres|due|tre|dois|três)\s+(?:more|new|other|extra|weitere|neue|autres|más|altri|mais)(?!\p{L})/iu;

/** A heading that counts what is to be added: “Two more people in the team”. */
export function countAsHeading(wish: string, before: FileTree, after: FileTree): string[] {
  const heading = textsChanged(before, after).fresh.find((text) => MORE_OF.test(text));
  return heading && !/["“„«]/u.test(wish) ? [`a heading would say “${heading}”`] : [];
}

/** White space is empty, and of no colour. */
export function whiteOfSpace(wish: string, before: FileTree, after: FileTree): string[] {
  if (!/(?<!\p{L})white[ -]?space/iu.test(wish)) return [];
  if (/(?<!\p{L})white(?![ -]?space)/iu.test(wish)) return [];
  const { added } = changedLines(before, after);
  return /(?:background(?:-color)?|color|border-color):/.test(added)
    ? ["something would be white"]
    : [];
}

const SHADED_GROUND =
  /(?<!\p{L})(?:lighter|paler|brighter|darker|heller\p{L}*|dunkler\p{L}*)(?: (?:page|site))? (?:background|hintergrund)|(?:background|hintergrund)(?: (?:is|be|should be|a bit|a little|much|etwas|soll|bitte))* (?:lighter|paler|brighter|darker|heller|dunkler)(?!\p{L})|(?<!\p{L})(?:fond|fondo|sfondo|fundo) (?:plus|más|più|mais) (?:clair|foncé|claro|oscuro|chiaro|scuro|escuro)/iu;

/** Another shade of the ground was asked for, and the page would be of one scheme for everybody. */
export function schemeForShade(wish: string, before: FileTree, after: FileTree): string[] {
  if (!SHADED_GROUND.test(wish) || /(?<!\p{L})(?:theme|mode|modus|thème|tema)/iu.test(wish))
    return [];
  const scheme = (files: FileTree) =>
    [...files].flatMap(([path, text]) =>
      path.endsWith(".css") ? (/color-scheme:\s*([^;]+)/.exec(text)?.[1] ?? []) : [],
    );
  return scheme(before).join() === scheme(after).join()
    ? []
    : ["the page would have another theme, and not another shade"];
}

/** Where a name is shown is none of it: “the tab to Lena Brandt”. */
export function placeInName(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«]/u.test(wish)) return [];
  const name = (files: FileTree) =>
    /<title>([^<]*)/.exec(files.get("index.html") ?? "")?.[1]?.trim() ?? "";
  const isPlace =
    /^(?:the |an? )?(?:(?:browser|page|site|window|tab|google|search)[ -]?)+(?:bar |results? )?(?:to|as|into|with)(?!\p{L})/iu;
  return name(after) !== name(before) && isPlace.test(name(after))
    ? [`it would be called “${name(after)}”`]
    : [];
}

/** "My name in capitals", of which the question of a form got the look. */
export function nameOfForm(wish: string, before: FileTree, after: FileTree): string[] {
  if (
    !/(?<!\p{L})(?:my|our|the (?:site|page|shop|band|company)(?:['’]s)?) name(?!\p{L})/iu.test(wish)
  )
    return [];
  if (/(?<!\p{L})(?:forms?|fields?|labels?|box|input)(?!\p{L})/iu.test(wish)) return [];
  const { added } = changedLines(before, after);
  return /#[\w-]+-name(?![\w-])[^{}]*\{/.test(added) ? ["the form would have the look"] : [];
}

const THING_SAYS =
  /(?<!\p{L})(?:button|link|headline|heading)(?: \p{L}+)? (?:should|must|has to|needs to) (?:say|read) ["“„«]?(?<text>[^"“”„«».:,]{2,60}?)["”“»]?[.!]?$/iu;

/** "The button should say Reserve a table", of which no button says it and something else was made. */
export function saysOtherwise(wish: string, before: FileTree, after: FileTree): string[] {
  const text = THING_SAYS.exec(wish.trim())?.groups?.text?.replace(
    / instead$| and (?:go|lead|link|jump|scroll)s? .*$/iu,
    "",
  );
  const { fresh } = textsChanged(before, after);
  return text && fresh.length > 0 && !changedLines(before, after).now.includes(plain(text))
    ? [`nothing would say “${text}”`]
    : [];
}

/** All of them, as one question: is anything written or done that the words only spoke of? */
export function notAsSpoken(wish: string, before: FileTree, after: FileTree): string[] {
  return [
    orderAsNote,
    strangeText,
    textAsOrder,
    countAsHeading,
    schemeForShade,
    placeInName,
    nameOfForm,
    saysOtherwise,
  ].flatMap((ask) => ask(wish, before, after));
}
