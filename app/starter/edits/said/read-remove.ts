import type { FileTree } from "~/projects/files";
import { plainWords, sentenceCase } from "../../match/words";
import { type EditResult, edited, unchanged } from "../edit";
import { removeField } from "../fields";
import { findList, withoutItem } from "./code-lists";
import { changeOption, fieldNamed } from "./field-lines";
import { hasForm, removeInput } from "./form-inputs";
import { countedIn, ordinalIn } from "./ordinals";
import {
  attribute,
  elementsOf,
  type PageElement,
  placeOf,
  textOf,
  wholeLines,
  within,
} from "./page-elements";
import { findSection } from "./page-sections";
import { givenText, type ReadWish, withoutArticle } from "./said-edit";
import { takeAway } from "./take-away";
import { replaceShown, shows } from "./visible-text";

const REMOVE =
  /^(?:.{0,40}?\b)?(?:remove|delete|drop|get rid of|(?:do not|don'?t|no longer) (?:need|want)|take (?:out|away|off)|entferne|lösche|nimm|supprime[rz]?|enlève|elimina|quita|borra|rimuovi|togli|remova|apague)\s+(.+)$/isu;

/** Something less: an element by its place, a choice, a text by its words, a part by its name. */
export const readRemove: ReadWish = (wish, files) => {
  const raw = REMOVE.exec(wish)?.[1];
  if (!raw) return null;
  const target = raw.replace(
    /\s+(?:from (?:the|my) (?:page|site|app|list|menu|form)|please|weg|raus)\s*[.!]*$/iu,
    "",
  );
  const words = plainWords(target);
  const ordinal = ordinalIn(words);
  if (ordinal !== null) return (tree) => removeOrdinal(tree, ordinal, countedIn(words));
  const option =
    /^(?:the\s+)?(category|option|choice|priority|status)\s+(?:called\s+)?(\S.{0,40})$/iu.exec(
      target,
    ) ??
    /^(?:the\s+)?(?:(option|choice)\s+)?(\S.{0,40}?)\s+from\s+(?:the\s+)?(.{2,30})$/iu.exec(target);
  if (option) {
    const field = option[3] ?? option[1] ?? "";
    if (fieldNamed(files, field))
      return (tree) => changeOption(tree, field, givenText(option[2] ?? ""), false);
  }
  const page = files.get("index.html") ?? "";
  const name = withoutArticle(target).replace(/[.!]$/, "");
  const isNamedPart = /\b(?:footer|fußzeile|header|navigation|nav)\b/i.test(words);
  if (
    findSection(page, name) &&
    (/\bsection\b/.test(words) || isNamedPart || !fieldNamed(files, name))
  )
    return (tree) => removePart(tree, name);
  const field = words.replace(/^(?:the|my) /, "").replace(/ (?:field|column|input)s?$/, "");
  if (fieldNamed(files, field))
    return (tree) => removeField(tree, { id: field, label: field, type: "text" });
  const text = /["“„«]([^"“”„«»]+)["”“»]/u.exec(target)?.[1]?.trim() ?? name;
  const asked = /^(.+?)\s+(?:question|field|input|box)\b/iu.exec(name)?.[1];
  if (asked && hasForm(files)) return (tree) => removeInput(tree, asked);
  // One word in small letters is a text only where it is all that is said there.
  const how = { isWhole: !/["“„«]/.test(target) && !/\p{Lu}|\s/u.test(text) };
  if (!/\b(?:fields?|columns?|sections?)\b/.test(words) && shows(files, text, how))
    return (tree) => removeText(tree, text, how);
  return null;
};

function removePart(files: FileTree, name: string): EditResult {
  const page = files.get("index.html") ?? "";
  const section = findSection(page, name);
  if (!section) return unchanged(`I found no ${name} in index.html.`);
  return takeAway(files, section.element, sentenceCase(name));
}

/** An element of a list by its place: of a program's list, else of a list of the page. */
function removeOrdinal(files: FileTree, ordinal: number, noun: string): EditResult {
  const list = noun ? findList(files, noun) : null;
  if (list) {
    const index = ordinal < 0 ? list.items.length + ordinal : ordinal;
    if (list.items.length > 1 && list.items[index])
      return edited(
        new Map([[list.path, withoutItem(list, index)]]),
        `Removed that ${noun}; ${list.items.length - 1} are left.`,
      );
    return unchanged(`There are ${list.items.length} of these, so I removed none.`);
  }
  const page = files.get("index.html") ?? "";
  const items = itemsOf(page, noun);
  const place = placeOf(items.at(ordinal));
  if (!place) return unchanged(`I found no such ${noun || "element"} in a list of index.html.`);
  const said = textOf(items.at(ordinal) as NonNullable<(typeof items)[number]>).slice(0, 40);
  const lines = wholeLines(page, place);
  return edited(
    new Map([["index.html", page.slice(0, lines.start) + page.slice(lines.end)]]),
    `Removed “${said}”.`,
  );
}

/** The elements of the page's list that a noun is about: that of the part it names, else the first. */
export function itemsOf(page: string, noun: string) {
  const section = noun
    ? (findSection(page, noun) ?? findSection(page, noun.replace(/s$/, "")))
    : null;
  const isItem = ({ tagName }: { tagName: string }) => tagName === "li" || tagName === "dt";
  if (section) return within(page, section, isItem);
  const classed = elementsOf(page, (element) =>
    attribute(element, "class")
      .split(/[\s-]+/)
      .includes(noun.replace(/s$/, "")),
  );
  if (classed.length > 1) return classed;
  const lists = elementsOf(page, ({ tagName }) => tagName === "ul" || tagName === "ol").filter(
    (list) =>
      !/nav/.test(list.parentNode && "tagName" in list.parentNode ? list.parentNode.tagName : ""),
  );
  const place = placeOf(lists[0]);
  return place ? within(page, place, isItem) : [];
}

/** The entry of a list that an element is the name of; else the element. */
function entryOf(element: PageElement): PageElement {
  const holder = element.parentNode;
  const isName = /^h[1-6]$/.test(element.tagName) || /\bname\b/.test(attribute(element, "class"));
  // A number and the word for it are one thing.
  const beside =
    holder && "tagName" in holder ? holder.childNodes.filter((node) => "tagName" in node) : [];
  const isUnit =
    holder !== null &&
    "tagName" in holder &&
    holder.tagName === "div" &&
    element.tagName === "span" &&
    beside.length === 2 &&
    beside.some((node) => "tagName" in node && node.tagName === "strong");
  if (isUnit) return holder;
  return isName && holder && "tagName" in holder && holder.tagName === "li" ? holder : element;
}

/** The smallest element that says just this text; a text inside a longer one goes alone. */
function removeText(files: FileTree, text: string, how: { isWhole: boolean }): EditResult {
  const page = files.get("index.html") ?? "";
  const own = elementsOf(
    page,
    (element) =>
      textOf(element).toLowerCase() === text.toLowerCase() &&
      !/^(?:html|head|body|title|main)$/.test(element.tagName),
  );
  const last = own.at(-1);
  if (last) return takeAway(files, entryOf(last), text);
  const gone = replaceShown(files, text, "", how);
  return gone.ok ? edited(gone.changes, `Removed the text “${text}”.`) : gone;
}
