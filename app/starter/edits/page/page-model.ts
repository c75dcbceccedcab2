import type { FileTree } from "~/projects/files";
import { unescapeHtml } from "../../source/html";
import { PAGE, writtenPage } from "../project";
import {
  attribute,
  elementsOf,
  type PageElement,
  type Place,
  placeOf,
  textOf,
} from "../said/page-elements";
import { conceptsOf } from "./concepts";
import { type Entry, entriesIn } from "./page-entries";
import { isInside, sectionConcepts, wordsFor } from "./page-names";
import { wordsOf } from "./page-words";

/** What a piece of a page is to people. */
export type PieceKind =
  | "title"
  | "headline"
  | "lead"
  | "section"
  | "heading"
  | "navlink"
  | "nav"
  | "button"
  | "link"
  | "entry"
  | "field"
  | "form"
  | "footer"
  | "header"
  | "hero"
  | "picture"
  | "fact"
  | "text";

/** A piece of the page that a wish may be about. */
export interface Piece {
  kind: PieceKind;
  element: PageElement;
  place: Place;
  /** What it says, in one line; of a section its heading, of an entry its name. */
  says: string;
  /** Words that it is known by, in small letters, without endings: those that it says, and those behind them. */
  words: readonly string[];
  /** What it is about: "menu", "prices". Of sections alone. */
  concepts: readonly string[];
  section: Piece | null;
  entry?: Entry;
}

/** The first page of a project, as people see it: typed pieces, each before those inside it. */
export interface Page {
  source: string;
  pieces: readonly Piece[];
}

const models = new WeakMap<FileTree, Page | null>();

/** The page of a project that is written in HTML; null for one that a program draws, and for one without a main part. */
export function pageOf(files: FileTree): Page | null {
  const known = models.get(files);
  if (known !== undefined) return known;
  const source = writtenPage(files);
  const page =
    /<main\b/.test(source) && files.has(PAGE) && !isProgram(source, files)
      ? readPage(source)
      : null;
  models.set(files, page);
  return page;
}

/** Elements of a page that its programs look for by name: more than this, and it is what a program writes into. */
const MOST_LOOKED_FOR = 2;

function isProgram(source: string, files: FileTree): boolean {
  const code = [...files].filter(([path]) => /\.(?:js|ts)$/.test(path)).map(([, text]) => text);
  const ids = [...source.matchAll(/\sid="([\w-]+)"/g)].map(([, id = ""]) => id);
  const looked = ids.filter((id) =>
    code.some((text) => text.includes(`"${id}"`) || text.includes(`"#${id}"`)),
  );
  return looked.length > MOST_LOOKED_FOR || !/<(?:nav|footer)\b/.test(source);
}

/** Written by programs, or for those who cannot see. */
const SILENT = /(?:^|\s)(?:skip|visually-hidden|kept|form-note|portrait)(?:\s|$)/;

function readPage(source: string): Page {
  const pieces: Piece[] = [];
  const isSilent = (element: PageElement): boolean => {
    for (let at: unknown = element; at && typeof at === "object" && "tagName" in at; ) {
      const one = at as PageElement;
      if (SILENT.test(attribute(one, "class")) || /^(?:script|style|template)$/.test(one.tagName))
        return true;
      at = one.parentNode;
    }
    return false;
  };
  const sectionOf = new Map<PageElement, Piece>();
  const around = (element: PageElement): Piece | null => {
    for (let at = element.parentNode; at && "tagName" in at; at = at.parentNode) {
      const piece = sectionOf.get(at);
      if (piece) return piece;
    }
    return null;
  };
  const all = elementsOf(source, () => true).filter(
    (element) =>
      placeOf(element) !== null || element.tagName === "input" || element.tagName === "img",
  );
  for (const element of all) {
    const kind = kindOf(element);
    if (!kind || isSilent(element)) continue;
    const place = placeOf(element) ?? wholeOf(element);
    if (!place) continue;
    const section = around(element);
    const says = saysOf(source, element, kind);
    const piece: Piece = {
      kind,
      element,
      place,
      says,
      words: [],
      concepts: kind === "section" ? sectionConcepts(source, element, says) : [],
      section,
    };
    piece.words = wordsFor(source, piece);
    if (kind === "section") sectionOf.set(element, piece);
    pieces.push(piece);
  }
  for (const entry of entriesIn(all)) {
    if (isSilent(entry.element)) continue;
    const says = entry.name.text || entry.all;
    const piece: Piece = {
      kind: "entry",
      element: entry.element,
      place: entry.place,
      says,
      words: wordsOf(says),
      concepts: [],
      section: around(entry.element),
      entry,
    };
    pieces.push(piece);
  }
  oneGallery(pieces);
  return { source, pieces: pieces.sort((a, b) => a.place.start - b.place.start) };
}

/** Cards with drawings are a gallery where no other part is called one. */
function oneGallery(pieces: readonly Piece[]): void {
  const galleries = pieces.filter(
    ({ kind, concepts }) => kind === "section" && concepts.includes("gallery"),
  );
  const isNamed = ({ words }: Piece) => words.some((word) => conceptsOf(word).includes("gallery"));
  if (!galleries.some(isNamed)) return;
  for (const piece of galleries)
    if (!isNamed(piece)) piece.concepts = piece.concepts.filter((one) => one !== "gallery");
}

/** An element that has no end: a field, a picture. */
function wholeOf(element: PageElement): Place | null {
  const at = element.sourceCodeLocation;
  return at
    ? { start: at.startOffset, end: at.endOffset, innerStart: at.endOffset, innerEnd: at.endOffset }
    : null;
}

export function hasClass(element: PageElement, name: string): boolean {
  return attribute(element, "class").split(/\s+/).includes(name);
}

function kindOf(element: PageElement): PieceKind | null {
  const { tagName } = element;
  if (tagName === "h1") return "title";
  if (/^h[2-6]$/.test(tagName)) return "heading";
  if (hasClass(element, "brand")) return "title";
  if (hasClass(element, "headline")) return "headline";
  if (hasClass(element, "lead") && isInside(element, /^(?:body)$/)) return "lead";
  if (hasClass(element, "hero")) return "hero";
  if (
    tagName === "section" ||
    (tagName === "article" && isInside(element, /^main$/) && !isInside(element, /^section$/))
  )
    return "section";
  if (tagName === "nav") return "nav";
  if (tagName === "a" && isInside(element, /^nav$/)) return "navlink";
  if (
    tagName === "button" ||
    (tagName === "a" && /(?:^|\s)(?:button|btn)(?:\s|$)/.test(attribute(element, "class")))
  )
    return "button";
  if (tagName === "a") return "link";
  if (tagName === "form") return "form";
  if (/^(?:input|select|textarea)$/.test(tagName)) return "field";
  if (tagName === "footer") return "footer";
  if (tagName === "header") return "header";
  if (/^(?:img|picture|figure)$/.test(tagName)) return "picture";
  if (tagName === "svg" && /(?:^|\s)(?:art|tile-art)(?:\s|$)/.test(attribute(element, "class")))
    return "picture";
  if (tagName === "li" && hasClass(element.parentNode as PageElement, "facts")) return "fact";
  if (/^(?:p|blockquote|small|figcaption|address)$/.test(tagName)) return "text";
  return null;
}

function saysOf(source: string, element: PageElement, kind: PieceKind): string {
  if (kind === "section") {
    const place = placeOf(element);
    const heading =
      place &&
      /<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>/.exec(source.slice(place.innerStart, place.innerEnd));
    return unescapeHtml((heading?.[1] ?? "").replace(/<[^>]*>/g, " "))
      .replace(/\s+/g, " ")
      .trim();
  }
  if (kind === "field") {
    const id = attribute(element, "id");
    const label = elementsOf(
      source,
      (item) => item.tagName === "label" && attribute(item, "for") === id,
    )[0];
    return label ? textOf(label) : attribute(element, "placeholder") || attribute(element, "name");
  }
  if (/^(?:hero|form|footer|header|nav|picture)$/.test(kind)) return "";
  return textOf(element);
}
