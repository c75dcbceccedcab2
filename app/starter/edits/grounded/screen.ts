import type { FileTree } from "~/projects/files";
import { unescapeHtml } from "../../source/html";
import { textOfLiteral } from "../../source/literals";
import { PAGE } from "../project";
import { type CodeList, listsOf } from "../said/code-lists";
import { attribute, elementsOf, type PageElement, placeOf } from "../said/page-elements";

/** A text that people read, and where its source stands: the characters between tags or quotes. */
export interface ShownText {
  path: string;
  text: string;
  start: number;
  end: number;
  /** The tag that holds it; empty in programs. */
  tag: string;
  /** By what a program calls the entry that it names. */
  id?: string;
  /** It is written on a button, or on a link that looks like one. */
  isButton: boolean;
}

/** One of several alike: an element of a list of the page, or of a list of a program. */
export interface ShownEntry {
  path: string;
  start: number;
  end: number;
  texts: ShownText[];
  /** Its place among those that stand beside it. */
  index: number;
  /** What is beside it, itself among them. */
  siblings: { start: number; end: number }[];
  /** The element of the page that it is, or the list of the program that it is of. */
  element?: PageElement;
  list?: CodeList;
}

/** So much of a project's programs is read; the starter's own have less than a tenth. Others wait meanwhile. */
const PROGRAM_CHARACTERS = 300_000;
const SILENT = /^(?:script|style|title|svg|symbol|noscript|head)$/;

/** Reads a tree once, however often it is asked: each wish is held in many ways against the same. */
function oncePerTree<T>(read: (files: FileTree) => readonly T[]): typeof read {
  const cache = new WeakMap<FileTree, readonly T[]>();
  return (files) => {
    const known = cache.get(files) ?? read(files);
    cache.set(files, known);
    return known;
  };
}

/** The texts of the first page, in its order. */
export const pageTexts = oncePerTree((files): ShownText[] =>
  textsOn(files.get(PAGE) ?? "").map(({ text }) => text),
);

/** The texts of a page, each with the element that holds it. */
function textsOn(page: string): { text: ShownText; element: PageElement }[] {
  return elementsOf(page, ({ tagName }) => !SILENT.test(tagName)).flatMap((element) =>
    element.childNodes.flatMap((node) => {
      const at = "value" in node ? node.sourceCodeLocation : null;
      if (!at || !("value" in node) || node.value.trim() === "") return [];
      const source = page.slice(at.startOffset, at.endOffset);
      const start = at.startOffset + source.length - source.trimStart().length;
      const text = {
        path: PAGE,
        text: unescapeHtml(source.trim()).replace(/\s+/g, " "),
        start,
        end: start + source.trim().length,
        tag: element.tagName,
        isButton: element.tagName === "button" || /\bbutton\b/.test(attribute(element, "class")),
      };
      return [{ text, element }];
    }),
  );
}

/** The programs of a tree, as far as they are read. */
function programsOf(files: FileTree): FileTree {
  let left = PROGRAM_CHARACTERS;
  return new Map(
    [...files].filter(([path, code]) => {
      if (!/\.(?:tsx?|jsx?)$/.test(path) || code.length > left) return false;
      left -= code.length;
      return true;
    }),
  );
}

/** Linear: a run ends where one of its characters is none of it, and begins behind a tag alone. */
const BETWEEN_TAGS = /(?<=[\w"}'/]>)[^<>{}`="]+(?=[<{])/gu;

/** The texts that programs show: literals that are no names of things, and words between tags. */
export const programTexts = oncePerTree((files): ShownText[] =>
  [...programsOf(files)].flatMap(([path, code]) => {
    const found = (text: string, start: number, length: number, isButton: boolean): ShownText => ({
      path,
      text,
      start,
      end: start + length,
      tag: "",
      isButton,
    });
    const literals = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].flatMap((match) => {
      const inner = match[1] ?? "";
      const before = code.slice(Math.max(0, match.index - 24), match.index);
      const text = textOfLiteral(match[0]);
      if (
        text === null ||
        !isSpoken(inner) ||
        /\b(?:className|class|from|import|href|src|d|id|type|key|viewBox)\s*[=:(]?\s*$/.test(before)
      )
        return [];
      return [found(text, match.index + 1, inner.length, /button\($/.test(before))];
    });
    const words = [...code.matchAll(BETWEEN_TAGS)].flatMap((match) => {
      const [between] = match;
      const text = between.trim();
      if (!/\p{L}/u.test(text)) return [];
      const lead = between.slice(0, between.length - between.trimStart().length);
      const tag = /<(\w+)[^<]*>$/.exec(
        code.slice(Math.max(0, match.index - 400), match.index),
      )?.[1];
      return /[;=]/.test(text)
        ? []
        : [found(text, match.index + lead.length, text.length, tag === "button")];
    });
    return [...literals, ...words];
  }),
);

/** "Ready?" and "No tasks" are said to people; "rest" and "aria-label" are names. */
function isSpoken(literal: string): boolean {
  return (
    /\p{L}{2}/u.test(literal) &&
    (/^\p{Lu}[\p{L}’']+[!?.…]?$/u.test(literal) || /\p{L} \p{L}/u.test(literal)) &&
    !/^[a-z]+(?: [a-z]+)*$/.test(literal)
  );
}

/** What stands in a row with its like: entries of lists, questions with their answers, rows. */
export const shownEntries = oncePerTree((files): ShownEntry[] => [
  ...pageEntries(files),
  ...listsOf(programsOf(files)).flatMap(codeEntries),
]);

/** Each element and each text is looked at once: pages have lists of thousands. */
function pageEntries(files: FileTree): ShownEntry[] {
  const page = files.get(PAGE) ?? "";
  const texts = new Map<PageElement, ShownText[]>();
  for (const { text, element } of textsOn(page)) {
    for (const holder of holdersOf(element)) {
      if (!isEntry(holder)) continue;
      const own = texts.get(holder) ?? [];
      own.push(text);
      texts.set(holder, own);
    }
  }
  const rows = new Map<ParentNode, Row>();
  return elementsOf(page, isEntry).flatMap((element) => {
    const holder = element.parentNode;
    const own = texts.get(element);
    if (!own || !holder) return [];
    const row = rows.get(holder) ?? rowIn(holder);
    rows.set(holder, row);
    const beside = row.get(element);
    return beside ? [{ path: PAGE, element, texts: own, ...beside }] : [];
  });
}

type ParentNode = NonNullable<PageElement["parentNode"]>;
type Row = Map<PageElement, Pick<ShownEntry, "start" | "end" | "index" | "siblings">>;

/** The elements of another, each with its place among those of its kind. */
function rowIn(holder: ParentNode): Row {
  const kinds = new Map<string, ShownEntry["siblings"]>();
  const row: Row = new Map();
  for (const node of holder.childNodes) {
    const place = "tagName" in node && placeOf(node);
    if (!place) continue;
    const siblings = kinds.get(node.tagName) ?? [];
    kinds.set(node.tagName, siblings);
    row.set(node, { start: place.start, end: place.end, index: siblings.length, siblings });
    siblings.push(place);
  }
  return row;
}

/** An element and those that it is in, the innermost first. */
function* holdersOf(element: PageElement): Generator<PageElement> {
  for (let at: PageElement["parentNode"] = element; at && "tagName" in at; at = at.parentNode) {
    yield at;
  }
}

function isEntry(element: PageElement): boolean {
  const holder = element.parentNode;
  const isRow = holder !== null && "tagName" in holder && holder.tagName === "dl";
  return /^(?:li|details|tr)$/.test(element.tagName) || (element.tagName === "div" && isRow);
}

function codeEntries(list: CodeList): ShownEntry[] {
  return list.items.flatMap(({ start, end }, index) => {
    const texts = literalsIn(list, start, end);
    return texts.length > 0
      ? [{ path: list.path, start, end, list, index, siblings: list.items, texts }]
      : [];
  });
}

/** The string literals of an element that are no identifiers, as texts without their quotes. */
function literalsIn({ code, path }: CodeList, from: number, to: number): ShownText[] {
  const source = code.slice(from, to);
  const id = /\bid:\s*"([^"]*)"/.exec(source)?.[1];
  return [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].flatMap((match) => {
    const before = code.slice(Math.max(0, from + match.index - 12), from + match.index);
    if (/\b(?:id|type|key|kind|path|href|src):\s*$/.test(before)) return [];
    const start = from + match.index + 1;
    const text = textOfLiteral(match[0]);
    if (text === null) return [];
    return [
      {
        path,
        text,
        start,
        end: start + match[0].length - 2,
        tag: "",
        isButton: false,
        ...(id && { id }),
      },
    ];
  });
}
