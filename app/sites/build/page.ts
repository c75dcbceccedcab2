import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5";
import { type ImportMap, parseImportMap } from "./import-map";

type Element = DefaultTreeAdapterMap["element"];
type ParentNode = DefaultTreeAdapterMap["parentNode"];

/** Where something stands in a page's source, in characters. */
export interface Span {
  start: number;
  end: number;
}

/** A script of a page, with the place of its whole element. */
export interface PageScript extends Span {
  /** As written; undefined for an inline script. */
  src: string | undefined;
  isModule: boolean;
  /** A browser runs it as a script that imports nothing. */
  isClassic: boolean;
  /** An inline script's code. */
  code: string;
  /** The line that it starts on, and that its code does, from 1. */
  line: number;
  codeLine: number;
}

/** An address in an attribute, with the place of the whole attribute. */
export interface PageLink extends Span {
  name: string;
  value: string;
  /** Of the element, e.g. "img". */
  tag: string;
  /** As a `<link>` says what it is for, in small letters. */
  rel: string;
  /** From 1. */
  line: number;
}

export interface PageOutline {
  scripts: PageScript[];
  links: PageLink[];
  importMaps: (Span & { map: ImportMap })[];
  /** Where something can be put at the very start of the head. */
  headStart: number;
}

/** Elements inside each other. Beyond it parsing takes time and memory that no real page needs. */
const DEPTH = 500;
/** What may stand before the content of a head. */
const SPACE = /(?:\s+|<!--[\s\S]*?-->)*/y;
const DOCTYPE = /<!doctype[^>]*>/iy;
const HTML = /<html(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*>/iy;
const HEAD = /<head(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*>/iy;

const CLASSIC = /^(?:text|application)\/(?:java|ecma)script$/;

/** Attributes that hold one address each. */
const ADDRESSES = ["href", "src", "poster", "action"];

/** A page that no browser could show, either. */
export class PageTooDeepError extends Error {}

/**
 * Reads what a page loads. The source stays as it is; changes are spliced in by offset.
 *
 * @throws {PageTooDeepError}
 */
export function outlinePage(html: string): PageOutline {
  const outline: PageOutline = { scripts: [], links: [], importMaps: [], headStart: 0 };
  outline.headStart = findHeadStart(html);
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      depth += 1;
      if (depth > DEPTH) throw new PageTooDeepError();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  walk(parse(html, { sourceCodeLocationInfo: true, treeAdapter }), (element) => {
    const location = element.sourceCodeLocation;
    if (!location) return;
    if (element.tagName === "script") {
      const text = element.childNodes[0];
      const code = text && "value" in text ? text.value : "";
      const span = { start: location.startOffset, end: location.endOffset };
      const type = attribute(element, "type")?.toLowerCase();
      const map = type === "importmap" ? parseImportMap(code) : null;
      if (map) outline.importMaps.push({ ...span, map });
      const src = attribute(element, "src");
      const isModule = type === "module";
      const isClassic = !type || CLASSIC.test(type);
      const line = location.startLine;
      const codeLine = text?.sourceCodeLocation?.startLine ?? line;
      outline.scripts.push({ src, isModule, isClassic, code, line, codeLine, ...span });
    }
    for (const name of ADDRESSES) {
      const value = attribute(element, name);
      const place = location.attrs?.[name];
      if (value && place) {
        const rel = attribute(element, "rel")?.toLowerCase() ?? "";
        const of = { tag: element.tagName, rel, line: place.startLine };
        outline.links.push({ name, value, ...of, start: place.startOffset, end: place.endOffset });
      }
    }
  });
  return outline;
}

/** Puts markup at the very start of a page's head, before anything can run or load. */
export function insertInHead(html: string, markup: string): string {
  const at = findHeadStart(html);
  return html.slice(0, at) + markup + html.slice(at);
}

/** The place after the tags that lead into the head. Linear, unlike a parser: it runs on the main thread. */
export function findHeadStart(html: string): number {
  let start = 0;
  let at = 0;
  for (const tag of [DOCTYPE, HTML, HEAD]) {
    at = endOf(SPACE, html, at) ?? at;
    const end = endOf(tag, html, at);
    if (end === null) continue;
    start = end;
    at = end;
  }
  return start;
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** An attribute as it is written. */
export function attributeText(name: string, value: string): string {
  return `${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
}

/** Replaces pieces of a text by offset. A piece inside another one gives way to it. */
export function splice(text: string, pieces: (Span & { text: string })[]): string {
  const ordered = [...pieces].sort((a, b) => a.start - b.start || b.end - a.end);
  let at = 0;
  let result = "";
  for (const piece of ordered) {
    if (piece.start < at) continue;
    result += text.slice(at, piece.start) + piece.text;
    at = piece.end;
  }
  return result + text.slice(at);
}

function walk(node: ParentNode, visit: (element: Element) => void): void {
  for (const child of node.childNodes) {
    if (!("tagName" in child)) continue;
    visit(child);
    walk(child, visit);
    if ("content" in child) walk(child.content, visit);
  }
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
