import type { FileTree } from "~/projects/files";
import { pageOf } from "../page/page-model";
import { changedLines, plain } from "./changed-lines";
import { shownTexts, textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
const ordered = (wish: string) => wish.replace(QUOTED, " “ ” ").replace(/:\s.*$/su, ":");

const ADDS = /^(?:please |can you |could you |also |and )*(?:add|insert|include)(?!\p{L})/iu;
/** What a page has once, and what nothing that is added takes the place of. */
const ONCE = /<(?:h1|h2|title)\b[^>]*>([^<]*)<|<p class="(?:headline|lead|brand)"[^>]*>([^<]*)</g;
const footerOf = (files: FileTree) =>
  (/<footer\b[\s\S]*?<\/footer>/.exec(files.get("index.html") ?? "")?.[0] ?? "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Something was to be added, and the end of the page, its name or a heading went for it. */
export function lostForAdded(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !ADDS.test(ordered(wish).trim())) return [];
  const [was, is] = [footerOf(before), footerOf(after)];
  const isOfEnd = /(?:an?|the|our|new) (?:new )?(?:footer|copyright)(?:$|[ :])|year/i.test(
    ordered(wish).replace(/(?:in|to|at|into|on) the footer/gi, " "),
  );
  const end = was !== "" && is !== "" && !is.includes(was) && !isOfEnd;
  if (end) return [`“${was}” would have gone from the end of the page`];
  const once = (files: FileTree) =>
    [...(files.get("index.html") ?? "").matchAll(ONCE)].map(([, a, b]) => plain(a ?? b ?? ""));
  const now = once(after).join(" ⁂ ");
  const lost = once(before).find((text) => text !== "" && !now.includes(text));
  return lost && !/section-note/.test(changedLines(before, after).removed)
    ? [`“${lost}” would have gone`]
    : [];
}

const OF_FORM =
  /(?<!\p{L})(?:forms?|fields?|label|questions?|\p{L}*formular\p{L}*|feld\p{L}*|champs?|campos?|input|checkbox|dropdown|rsvp|book\p{L}*|reserv\p{L}*|sign|ask\p{L}*|enter|fill|choose|choice|select|pick|guests?|visitors|people|parents|customers|clients|order\p{L}*|contact)(?!\p{L})/iu;

/** A thing of the page that would be a field of its form: "a photo gallery". */
export function fieldForThing(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const { added, removed } = changedLines(before, after);
  const name = /<label\b[^>]*>([^<]*)</.exec(added)?.[1];
  if (name && /^search(?: field| box| bar)?$/iu.test(name.trim()))
    return [`“${name}” would be a field of the form, and search nothing`];
  if (OF_FORM.test(wish)) return [];
  const isThing =
    name !== undefined &&
    /(?<!\p{L})(?:gallery|galerie|pictures?|photos?|section|map|table|list|button|banner|menu|header|footer|video|music|slider|news)(?!\p{L})/iu.test(
      name,
    );
  return isThing && !/<form\b/.test(added) && !/<label\b/.test(removed)
    ? [`“${name}” would be a field of the form`]
    : [];
}

/** What says so much by itself is no name, time or price. */
const VALUE_ALONE = /^(?:\p{Sc} ?)?\d[\d.,:hH]*(?: ?(?:\p{Sc}|am|pm|uhr|h|euros?))?$/iu;
const LONG = 3;

/** A whole text that went for a time or a price, of which only one was to change. */
export function textForValue(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const { fresh, gone } = textsChanged(before, after);
  const value = fresh.find((text) => VALUE_ALONE.test(text.trim()));
  if (!value || fresh.length > 1) return [];
  const said = plain(wish);
  const lost = gone.find(
    (text) =>
      (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= LONG && !said.includes(plain(text).trim()),
  );
  return lost ? [`“${lost}” would have gone for it`] : [];
}

const DATE =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)? (?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*/giu;
const CHANGES =
  /^(?:please |can you |could you )*(?:change|move|shift|set|update|postpone|verschiebe?|ändere?|déplace|cambia|sposta)(?!\p{L})/iu;

/** "Change the concert on 17 March to 18 March": the day that was named first is the one that goes. */
export function otherDate(wish: string, before: FileTree, after: FileTree): string[] {
  const [first, second, third] = wish.match(DATE) ?? [];
  if (!first || !second || third || !CHANGES.test(wish)) return [];
  const count = (files: FileTree) =>
    plain(files.get("index.html") ?? "").split(plain(first)).length;
  return count(before) > 1 && count(after) >= count(before) && before !== after
    ? [`“${first}” would have stayed`]
    : [];
}

const RANGE = /(?:^|\s)(?:to|are|is|for|from) (\d{1,3}) ?(?:to|–|-|until) ?(\d{1,3})[.!]?\s*$/iu;

/** "Change the ages to 1 to 5" says both numbers beside each other. */
export function rangeLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const [, low, high] = RANGE.exec(ordered(wish)) ?? [];
  if (!low || !high || !pageOf(before)) return [];
  const form = new RegExp(`(?<!\\d)${low}\\D{1,14}${high}(?!\\d)`, "u");
  return [...shownTexts(after)].some((text) => form.test(text))
    ? []
    : [`“${low} to ${high}” is not there`];
}

const TAKES_PICTURES =
  /^(?:please |can you |could you )*(?:remove|delete|drop|hide|take out|get rid of) (?:the |our |my |all |all the )?(?:photo |picture |image )?(?:gallery|pictures|photos|images|slideshow|slider)[.!]?$/iu;

/** What goes for "the gallery" has pictures in it. */
export function otherThanPictures(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !TAKES_PICTURES.test(wish.trim())) return [];
  const { removed, added } = changedLines(before, after);
  return removed !== "" && !/<svg|<img|<figure|picture|art/.test(removed + added)
    ? ["what would go shows no pictures"]
    : [];
}

const WITHIN =
  /(?<!\p{L})(?:number|name|logo|links?|text|button|date|address|e-?mail) (?:in|of|at|on) the (?:header|footer|menu|nav(?:igation)?|hero)(?!\p{L})/iu;

/** What stands in the header was spoken of, and not all of it. */
export function holderForThing(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !WITHIN.test(ordered(wish))) return [];
  const { added } = changedLines(before, after);
  const rule =
    /^(?:header, \.site-header|\.site-header|footer, \.site-footer|footer|\.site-footer|nav) \{/m.test(
      added,
    );
  return rule ? ["more than that would look so"] : [];
}

/** What sets apart which entries are shown, and no section with examples. */
export function sampleForFilter(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  return /(?<!\p{L})(?:filters?|sort\p{L}*|search\p{L}*)(?!\p{L})/iu.test(ordered(wish)) &&
    /class="[^"]*section-(?:pricing|gallery|features|services)/.test(added)
    ? ["it would be a section with examples"]
    : [];
}
