import type { FileTree } from "~/projects/files";
import { plainWords } from "../../match/words";
import { type EditResult, edited, unchanged } from "../edit";
import { findList } from "./code-lists";
import { fieldNamed, moveField, swapFields } from "./field-lines";
import { countedIn, ordinalIn } from "./ordinals";
import { attribute, elementsOf, type Place, placeOf, swapped, wholeLines } from "./page-elements";
import { findSection } from "./page-sections";
import { itemsOf } from "./read-remove";
import { type ReadWish, withoutArticle } from "./said-edit";
import { shows } from "./visible-text";

const SWAP =
  /\b(?:swap|switch|exchange|flip|vertausche|tausche|échange[rz]?|intercambia|scambia|troque)\s+(.+?)\s+(?:and|with|und|mit|et|y|con|e)\s+(.+?)(?:\s+(?:around|please))?[.!]*$/isu;
const MOVE =
  /\b(?:move|put|place|bring|verschiebe|setze|déplace[rz]?|mueve|sposta)\s+(.+?)\s+(?:to (?:the )?|nach |an den |en )?(top|start|beginning|front|bottom|end|oben|unten|anfang|ende|first|last|before|above|over|after|below|under|behind|vor|hinter)(?:\s+(?:of\s+)?(?:the\s+)?(.+?))?[.!]*$/isu;

/** Two things in each other's place, or one at another place. */
export const readOrder: ReadWish = (wish, files) => {
  const swap = SWAP.exec(wish);
  if (swap?.[1] && swap[2]) return readSwap(swap[1], swap[2], files);
  const move = MOVE.exec(wish);
  if (!move?.[1] || !move[2]) return null;
  const [what, where, other] = [withoutArticle(move[1]), move[2].toLowerCase(), move[3] ?? ""];
  if (
    fieldNamed(files, what) &&
    (/^(?:first|last|top|start|beginning|front|bottom|end)$/.test(where) ||
      fieldNamed(files, other))
  )
    return (tree) => moveField(tree, what, where, other);
  if (!findSection(files.get("index.html") ?? "", asSection(what))) return null;
  return (tree) =>
    moveSection(tree, asSection(what), where, other && asSection(withoutArticle(other)));
};

/** What is moved as a section is meant as one, whatever it is called. */
function asSection(name: string): string {
  return /\b(?:section|footer|header|nav\w*)\b/i.test(name) ? name : `${name} section`;
}

function readSwap(one: string, other: string, files: FileTree) {
  const plural =
    /\s+(sections?|fields?|columns?|questions?|items?|projects?|cards?)$/iu.exec(other)?.[1] ?? "";
  const noun = (text: string) =>
    plainWords(withoutArticle(text)).replace(/\s+(?:sections?|fields?|columns?)$/, "");
  const [a, b] = [noun(one), noun(other)];
  if (fieldNamed(files, a) && fieldNamed(files, b))
    return (tree: FileTree) => swapFields(tree, a, b);
  const [first, second] = [ordinalIn(a), ordinalIn(b)];
  if (first !== null && second !== null) {
    const counted = countedIn(b) || countedIn(a) || plural;
    return (tree: FileTree) => swapOrdinals(tree, first, second, counted.replace(/s$/, ""));
  }
  const page = files.get("index.html") ?? "";
  const isThere = (name: string) => findSection(page, asSection(name)) !== null;
  if (isThere(a) && isThere(b))
    return (tree: FileTree) => swapSections(tree, asSection(a), asSection(b));
  const missing = [a, b].find((name) => !isThere(name));
  return isThere(a) || isThere(b) || shows(files, a)
    ? () =>
        unchanged(
          `I can swap sections, form fields and elements of a list, and “${missing}” is none here.`,
        )
    : null;
}

function swapSections(files: FileTree, a: string, b: string): EditResult {
  const page = files.get("index.html") ?? "";
  const [one, other] = [findSection(page, a), findSection(page, b)];
  return swapPlaces(page, one, other, `Swapped the sections “${a}” and “${b}”.`);
}

function swapOrdinals(files: FileTree, a: number, b: number, noun: string): EditResult {
  const list = noun ? findList(files, noun) : null;
  if (list) {
    const [one, other] = [list.items.at(a), list.items.at(b)];
    if (!one || !other || one === other) return unchanged(`I found no two such ${noun}s.`);
    return edited(
      new Map([[list.path, swapped(list.code, one, other)]]),
      `Swapped the two ${noun}s.`,
    );
  }
  const page = files.get("index.html") ?? "";
  const items = itemsOf(page, noun);
  return swapPlaces(page, placeOf(items.at(a)), placeOf(items.at(b)), "Swapped the two.");
}

function swapPlaces(
  page: string,
  one: Place | null,
  other: Place | null,
  said: string,
): EditResult {
  if (
    !one ||
    !other ||
    one.start === other.start ||
    (one.start < other.start ? one.end > other.start : other.end > one.start)
  )
    return unchanged("I found no two such parts beside each other in index.html.");
  return edited(new Map([["index.html", swapped(page, one, other)]]), said);
}

function moveSection(files: FileTree, what: string, where: string, other: string): EditResult {
  const page = files.get("index.html") ?? "";
  const section = findSection(page, what);
  if (!section) return unchanged(`I found no ${what} in index.html.`);
  const from = wholeLines(page, section);
  const at = destination(page, section, where, other);
  if (at === null) return unchanged(`I found no place for it in index.html.`);
  const text = page.slice(from.start, from.end);
  const next =
    at <= from.start
      ? page.slice(0, at) + text + page.slice(at, from.start) + page.slice(from.end)
      : page.slice(0, from.start) + page.slice(from.end, at) + text + page.slice(at);
  if (next === page) return unchanged("It is there already.");
  return edited(new Map([["index.html", next]]), `Moved “${what}”.`);
}

function destination(page: string, moved: Place, where: string, other: string): number | null {
  if (/^(?:before|above|over|after|below|under|behind|vor|hinter)$/.test(where)) {
    const place = findSection(page, other);
    if (!place || place.start === moved.start) return null;
    const lines = wholeLines(page, place);
    return /^(?:before|above|over|vor)$/.test(where) ? lines.start : lines.end;
  }
  const siblings = elementsOf(
    page,
    (element) =>
      element.tagName === "section" &&
      attribute(element, "id") !== "" &&
      !/\bhero\b/.test(attribute(element, "class")),
  ).flatMap((element) => placeOf(element) ?? []);
  const [first, last] = [siblings[0], siblings.at(-1)];
  if (!first || !last) return null;
  return /^(?:bottom|end|unten|ende|last)$/.test(where)
    ? wholeLines(page, last).end
    : wholeLines(page, first).start;
}
