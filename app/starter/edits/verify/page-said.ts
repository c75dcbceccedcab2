import type { FileTree } from "~/projects/files";
import { DAYS_SAID, daysIn } from "../page/hours-said";
import { pageOf } from "../page/page-model";
import { changedLines, plain } from "./changed-lines";
import { notOnTop } from "./not-on-top";
import { effectsOfPage } from "./page-effects";
import { orderOnPage, placeAsHeading } from "./page-order-words";
import { owedByPage } from "./page-owed";
import { piecesBeside } from "./page-pieces";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** What a wish says in words of its own: neither what it quotes nor what stands behind a colon is an order. */
const ordered = (wish: string) => wish.replace(QUOTED, " “ ” ").replace(/:\s.*$/su, ":");

/** What only the one who edits is told: where on the page, what to do with it, and of what sort a thing is. */
const TOLD_TO_EDITOR: readonly RegExp[] = [
  // Where: "across the top", "on the page", "above everything".
  /(?<!\p{L})(?:(?:on|at|to|across|along|onto) (?:the |this )(?:very )?(?:page|web ?site|site|home ?page|start page|front page)(?!\p{L})|(?:at|across|along|to) (?:the |this )(?:very )?(?:top|bottom)(?= of (?:the|this|our|my) (?:page|web ?site|site)|\s*(?:[:,.;]|$))|above (?:everything|all of it|all that)(?!\p{L})|auf (?:der|die|dieser) (?:seite|webseite|website)(?!\p{L})|(?:ganz )?(?:oben|unten) auf der seite|en haut de la page|en bas de la page|sur la page(?!\p{L})|en la página|nella pagina|na página)/u,
  // What it is to do: "a button … and jumps to the prices".
  /(?<!\p{L})(?:and|that|which)(?: then)? (?:jumps?|scrolls?|leads?|links?|takes (?:you|people|them|visitors)) (?:straight |down |directly )*(?:to|into)(?!\p{L})/u,
  // How an entry is to be: "… with a line saying booking recommended".
  /(?<!\p{L})with (?:an? |the )?(?:line|note|sentence|text|label|caption|link|button) (?:saying|that says|which says|reading|to)(?!\p{L})/u,
  // "Could the address link to Google Maps": what it is to lead to is no place.
  /(?<!\p{L})links? to (?:google|apple|the|our|my|a)(?!\p{L})/u,
  // A second order: "closed on Monday, please put a notice on it".
  /[,;.] (?:please |and |just |so |can you |could you )*(?:put|add|show|write|place|display|include|insert|make) (?:an?|the|it|that|this|them|us|up)(?!\p{L})/u,
  // A clause that goes on behind "say that": "… and that we lend rackets".
  /(?<!\p{L})and that (?:we|you|they|there|it|our|my|all|everyone|everybody|children|kids|dogs|i|he|she|no)(?!\p{L})/u,
];
/** "Sale banner across the top: 10% off": the thing itself is no word of what it says. */
const THING_BEFORE_COLON =
  /^(?:an? |the )?(?:\p{L}+ ){0,3}(?:banner|notice|strip|callout|announcement|button|badge|pop-?up|paragraph|sentence|note|line|hinweis|bandeau)(?: [^:]{1,40})?:(?= )/u;

/** A text that holds what was said to the one who edits, as it was said. */
export function editorsWords(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const said = plain(ordered(wish));
  const quoted = [...wish.matchAll(QUOTED)].map(([text]) => plain(text));
  const odd = textsChanged(before, after).fresh.find((text) => {
    const own = plain(text);
    if (quoted.some((one) => one.includes(own))) return false;
    const thing = THING_BEFORE_COLON.exec(own)?.[0] ?? "";
    const parts = TOLD_TO_EDITOR.flatMap(
      (form) => form.exec(own)?.[0].replace(/^[,;.] /u, "") ?? [],
    );
    return (
      (thing !== "" && said.includes(thing)) || parts.some((part) => said.includes(part.trim()))
    );
  });
  return odd ? [`I would have written “${odd}”`] : [];
}

/** Words behind which a text is given. */
const GIVES =
  /(?:^|(?<!\p{L})(?:that|say|says|saying|mention|note|write|add|put|show|tell|include|reads?|reading|called|named|headline|heading|title|text|to|as|dass|que|che|is|are|now)|[,.;:“”"])\s*$/u;
const WITHIN = /^(?:of|from|with|by|von|vom|mit|du|de la|del|della|do|da) /u;

/** "How fast you need to be" says nothing without its first word. */
const ASKING = /(?<!\p{L})(?:how|whether|which|whose)\s$/u;
const lead = (said: string, own: string) =>
  own.includes(" ") && said.includes(own) ? said.slice(0, said.indexOf(own)) : "";

/** The rest of what something is called: "Of the day" of "a soup of the day". */
export function headLost(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const said = plain(ordered(wish));
  const odd = textsChanged(before, after).fresh.find((text) => {
    const own = plain(text).replace(/[.!:]$/u, "");
    const at = WITHIN.test(own) ? said.indexOf(own) : -1;
    return (at > 0 && !GIVES.test(said.slice(0, at))) || ASKING.test(lead(said, own));
  });
  return odd ? [`I would have written “${odd}”`] : [];
}

const SEVERAL_DAYS =
  /(?<!\p{L})(?:except|but|not|otherwise|else|sonst|rest[oe]?|autres|übrigen?|every|each|daily|other|außer|jeden|sauf|tous|todos|salvo|tutti)(?!\p{L})/iu;
const DAY = new RegExp(`(?<!\\p{L})${DAYS_SAID}(?!\\p{L})`, "giu");
/** Days and what holds on them: a row of opening hours, or a fact in one line. */
const ROW =
  /<dt>(?<days>[^<]*)<\/dt>\s*<dd>(?<time>[^<]*)<\/dd>|(?:<\/svg>|<li>|<p[^>]*>)(?<line>[^<]*)</gu;

const daysOf = (text: string) => [...text.matchAll(DAY)].flatMap(([days]) => daysIn(days) ?? []);

/** Other days got the hour too, of which nothing was said. */
export function daysBeside(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [before, after].map((files) => files.get("index.html") ?? "");
  if (!was || !is || was === is || SEVERAL_DAYS.test(wish)) return [];
  const meant = new Set(daysOf(wish));
  if (meant.size === 0) return [];
  const rows = (page: string) =>
    [...page.matchAll(ROW)].map(({ groups = {} }) => ({
      days: groups.days ?? DAY_LINE.exec(groups.line ?? "")?.groups?.days ?? "",
      time: (groups.time ?? DAY_LINE.exec(groups.line ?? "")?.groups?.time ?? "").trim(),
    }));
  const old = new Set(rows(was).map(({ time }) => time));
  const wrong = rows(is).find(
    ({ days, time }) =>
      /\d/.test(time) && !old.has(time) && daysOf(days).some((day) => !meant.has(day)),
  );
  return wrong ? [`“${wrong.days} ${wrong.time}” would be of other days, too`] : [];
}

/** A line that begins with days and goes on with one time for them. */
const DAY_LINE = new RegExp(
  `^\\s*(?<days>${DAYS_SAID}),?:? (?<time>(?:from |at |um |ab )?\\d[^,;]*)$`,
  "iu",
);

const MOVES =
  /^(?:please |can you |could you |i want to |i['’]d like to |let['’]s |bitte )*(?:move|shift|relocate|verschieb\p{L}*|déplace[rz]?|mueve|mover|sposta\p{L}*|mov[ae])(?!\p{L})/iu;
/** Letters of a text that is long enough to be known again. */
const KNOWN_AGAIN = 5;

/** What was to be moved stands at its old place still. */
export function standsTwice(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [before, after].map((files) => files.get("index.html") ?? "");
  if (!was || !is || was === is || !MOVES.test(wish)) return [];
  const { added, removed } = changedLines(before, after);
  const texts = [...added.matchAll(/>([^<>]+)</g)].map(([, text = ""]) => text.trim());
  const count = (page: string, text: string) => plain(page).split(text).length;
  const twice = texts.find(
    (text) =>
      text.length >= KNOWN_AGAIN &&
      !removed.includes(text) &&
      count(was, text) > 1 &&
      count(is, text) > count(was, text),
  );
  return twice ? [`“${twice}” would stand in both places`] : [];
}

/** What stands in a menu is a link: prices, sentences and lists of their own are no part of one. */
export function amongLinks(_wish: string, before: FileTree, after: FileTree): string[] {
  const count = (files: FileTree) =>
    [...(files.get("index.html") ?? "").matchAll(/<nav\b[\s\S]*?<\/nav>/g)].flatMap(
      ([nav]) => nav.match(/<(?:dl|dd|table|form|figure|h[1-6]|section)\b/g) ?? [],
    ).length;
  return pageOf(before) && count(after) > count(before)
    ? ["it would stand among the links of the menu"]
    : [];
}

const TITLES_OF_SOME =
  /(?<!\p{L})(?<what>\p{L}[\p{L}-]+) (?:titles|headings|headlines|names)(?!\p{L})/giu;
/** What goes before any titles, and what holds them all. */
const OF_ANY =
  /^(?:the|all|our|my|your|and|both|every|these|those|big|small|large|main|make|section|sections|page|site|part|parts|two|three|bold|of|for|other|in|red|sub|font|with)$/iu;

/** "The project titles": what would change is each heading of the page. */
export function titlesOfAll(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const said = ordered(wish);
  const some = [...said.matchAll(TITLES_OF_SOME)]
    .map(({ groups }) => groups?.what ?? "")
    .find((what) => !OF_ANY.test(what));
  if (!some) return [];
  return /^:root h[123](?:,| \{)/m.test(changedLines(before, after).added)
    ? [`all headings would look so, and not the ${some.toLowerCase()} titles alone`]
    : [];
}

/** A mark alone is nothing to read: "?" of a question that was taken for a text. */
export function marksAlone(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const mark = textsChanged(before, after).fresh.find((text) => /^[\s?!.,;:'"“”-]+$/u.test(text));
  return mark && ordered(wish).includes(mark) ? [`I would have written “${mark}”`] : [];
}

/** What is asked of each change of a page, also of one whose reader knows each word: all is about what the page shows then. */
export function askedOfPage(wish: string, before: FileTree, after: FileTree): string[] {
  return [
    editorsWords,
    headLost,
    daysBeside,
    standsTwice,
    amongLinks,
    titlesOfAll,
    marksAlone,
    owedByPage,
    piecesBeside,
    orderOnPage,
    placeAsHeading,
    notOnTop,
    effectsOfPage,
  ].flatMap((ask) => ask(wish, before, after));
}
