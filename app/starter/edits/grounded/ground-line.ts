import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { type Edit, edited, unchanged } from "../edit";
import { describedIn } from "../said/described";
import {
  attribute,
  elementsOf,
  type PageElement,
  placeOf,
  wholeLines,
} from "../said/page-elements";

/** "Put a line of text below the timer: One thing at a time". */
const LINE =
  /^(?:.{0,20}?\b)?(?:put|add|write|show|place|insert|setze?|schreibe?|füge|ajoute|mets)\s+(?:an?\s+|the\s+|eine?n?\s+|une?\s+)?(?:short\s+|small\s+|little\s+)?(?:line of text|line|text|sentence|note|paragraph|words|satz|zeile|hinweis|phrase|ligne)\s+(below|under|underneath|beneath|after|above|over|before|unter|über|sous|au-dessus d[eu])\s+(?:the\s+|my\s+|our\s+|den\s+|die\s+|das\s+|le\s+|la\s+)?(.{2,40}?)(?:\s+(?:hinzu|ein))?\s*(?::|(?:saying|that says|reading)\s)\s*(.+)$/isu;
/** "Below the heading put: See you on the lawn". */
const WHERE_FIRST =
  /^(below|under|underneath|beneath|after|above|over|before|unter|über)\s+(?:the\s+|my\s+|our\s+|den\s+|die\s+|das\s+|der\s+)?(.{2,30}?),?\s+(?:put|write|add|show|say|schreibe?|setze?):?\s+(.+)$/isu;
/** "Write Gut Sonnenhof, 8010 Graz under the date". */
const TEXT_FIRST =
  /^(?:please )?(?:write|put|add|show|say|schreibe?)\s+(.+?)\s+(below|under|underneath|beneath|above|over|unter|über)\s+(?:the\s+|my\s+|our\s+|den\s+|die\s+|das\s+|der\s+)?(.{2,24}?)[.!]*$/isu;

/** What stands where a line is wanted: the heading, the date, or what the words describe. */
function placeNamed(page: string, what: string): PageElement | null {
  const heading = /^(?:main )?(?:heading|headline|title|name|names|überschrift|titel)$/i.test(what);
  if (heading) return elementsOf(page, ({ tagName }) => tagName === "h1")[0] ?? null;
  if (/^(?:date|day|datum)$/i.test(what) && page.includes("#icon-date"))
    return elementsOf(page, (element) => attribute(element, "class") === "facts")[0] ?? null;
  return describedIn(page, what);
}

/** A line of text above or below what the page shows. */
export function groundLine(wish: string, files: FileTree): Edit | null {
  const page = files.get("index.html") ?? "";
  const first = TEXT_FIRST.exec(wish.trim());
  const isText =
    first?.[1] &&
    / /.test(first[1]) &&
    !/^(?:the|a|an|our|my|it|this|that|die|der|das)\b/i.test(first[1]);
  const [, where = "", what = "", raw = ""] =
    LINE.exec(wish.trim()) ??
    WHERE_FIRST.exec(wish.trim()) ??
    (first && isText ? [first[0], first[2], first[3], first[1]] : []);
  const text = (raw ?? "").trim().replace(/^["“„«](.*)["”“»]$/su, "$1");
  if (text === "" || !placeNamed(page, what ?? "")) return null;
  return (tree) => {
    const page = tree.get("index.html") ?? "";
    let element = placeNamed(page, what);
    while (
      !isInText(element) &&
      element?.parentNode &&
      "tagName" in element.parentNode &&
      !/^(?:main|section|body|article)$/.test(element.parentNode.tagName)
    )
      element = element.parentNode;
    const place = placeOf(element ?? undefined);
    if (!place) return unchanged(`I found no ${what} on the page.`);
    const lines = wholeLines(page, place);
    const indent = /^[ \t]*/.exec(page.slice(lines.start))?.[0] ?? "";
    const at = /^(?:above|over|before|über|au)/i.test(where) ? lines.start : lines.end;
    const next = `${page.slice(0, at)}${indent}<p class="muted">${html(text)}</p>\n${page.slice(at)}`;
    return edited(
      new Map([["index.html", next]]),
      `Added the line “${text}” ${at === lines.start ? "above" : "below"} the ${what}.`,
    );
  };
}

/** Headings and what stands below them can have a line beside them; a part of a drawing cannot. */
function isInText(element: PageElement | null): boolean {
  return (
    element !== null &&
    /^(?:h[1-6]|p|ul|ol)$/.test(element.tagName) &&
    !/^(?:clock|display)$/.test(attribute(element, "class"))
  );
}
