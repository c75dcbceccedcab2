import { type DefaultTreeAdapterMap, parse } from "parse5";

type Element = DefaultTreeAdapterMap["element"];
type ParentNode = DefaultTreeAdapterMap["parentNode"];

/** A script of a page, with where it stands in the source. */
export interface PageScript {
  /** As written; undefined for an inline script. */
  src: string | undefined;
  isModule: boolean;
  /** An inline script's code. */
  code: string;
  /** Character offsets of the whole element. */
  start: number;
  end: number;
}

/** A local address in an attribute, with where its value stands. */
export interface PageLink {
  value: string;
  start: number;
  end: number;
}

export interface PageOutline {
  scripts: PageScript[];
  links: PageLink[];
  /** Where something can be put at the very start of the head. */
  headStart: number;
}

/** Reads what a page loads. The source stays as it is; changes are spliced in by offset. */
export function outlinePage(html: string): PageOutline {
  const outline: PageOutline = { scripts: [], links: [], headStart: 0 };
  const document = parse(html, { sourceCodeLocationInfo: true });
  const doctype = document.childNodes.find((node) => node.nodeName === "#documentType");
  outline.headStart = doctype?.sourceCodeLocation?.endOffset ?? 0;
  walk(document, (element) => {
    const location = element.sourceCodeLocation;
    if (element.tagName === "head" && location?.startTag) {
      outline.headStart = location.startTag.endOffset;
    } else if (element.tagName === "html" && location?.startTag) {
      outline.headStart = Math.max(outline.headStart, location.startTag.endOffset);
    }
    if (!location) return;
    if (element.tagName === "script") {
      const text = element.childNodes[0];
      outline.scripts.push({
        src: attribute(element, "src"),
        isModule: attribute(element, "type") === "module",
        code: text && "value" in text ? text.value : "",
        start: location.startOffset,
        end: location.endOffset,
      });
      return;
    }
    for (const name of ["href", "src"]) {
      const value = attribute(element, name);
      const place = location.attrs?.[name];
      if (value && place) {
        outline.links.push({ value, start: place.startOffset, end: place.endOffset });
      }
    }
  });
  return outline;
}

/** Replaces pieces of a text by offset. They must not overlap. */
export function splice(
  text: string,
  pieces: { start: number; end: number; text: string }[],
): string {
  const ordered = [...pieces].sort((a, b) => a.start - b.start || a.end - b.end);
  let at = 0;
  let result = "";
  for (const piece of ordered) {
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
