import { LRUCache } from "lru-cache";
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5";

type Node = DefaultTreeAdapterMap["childNode"];
export type PageElement = DefaultTreeAdapterMap["element"];

/** Where an element stands in the text of its page; `innerStart` to `innerEnd` is what it holds. */
export interface Place {
  start: number;
  end: number;
  innerStart: number;
  innerEnd: number;
}

/** The readings of one wish look at the same few pages again and again. Nodes are only read. */
const parsedPagesCache = new LRUCache<string, readonly Node[]>({ max: 4 });

/** Elements inside each other, beyond which a page is nobody's: nothing is found on it. */
const DEEPEST = 200;

function nodesOf(page: string): readonly Node[] {
  const known = parsedPagesCache.get(page);
  if (known) return known;
  const nodes = parseShallow(page);
  parsedPagesCache.set(page, nodes);
  return nodes;
}

/** What reads elements goes into those inside them, and would fill the stack. */
function parseShallow(page: string): readonly Node[] {
  const tooDeep = new Error("too deep");
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      depth += 1;
      if (depth > DEEPEST) throw tooDeep;
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    return parse(page, { sourceCodeLocationInfo: true, treeAdapter }).childNodes;
  } catch (error) {
    if (error === tooDeep) return [];
    throw error;
  }
}

/** The elements of a page for which `isWanted` holds, in the order of the page. */
export function elementsOf(
  page: string,
  isWanted: (element: PageElement) => boolean,
): PageElement[] {
  const found: PageElement[] = [];
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      if (isWanted(node) && node.sourceCodeLocation) found.push(node);
      visit(node.childNodes);
    }
  };
  visit(nodesOf(page));
  return found;
}

/** Where an element stands; null for one that the page does not close or that the parser made up. */
export function placeOf(element: PageElement | undefined): Place | null {
  const at = element?.sourceCodeLocation;
  if (!at?.startTag || !at.endTag) return null;
  return {
    start: at.startOffset,
    end: at.endOffset,
    innerStart: at.startTag.endOffset,
    innerEnd: at.endTag.startOffset,
  };
}

/** The value of an attribute; empty for one that is not there. */
export function attribute(element: PageElement, name: string): string {
  return element.attrs.find((item) => item.name === name)?.value ?? "";
}

/** What an element says, in one line. */
export function textOf(element: PageElement): string {
  const read = (nodes: readonly Node[]): string =>
    nodes
      .map((node) =>
        defaultTreeAdapter.isTextNode(node)
          ? node.value
          : defaultTreeAdapter.isElementNode(node)
            ? ` ${read(node.childNodes)} `
            : "",
      )
      .join("");
  return read(element.childNodes).replace(/\s+/g, " ").trim();
}

/** The elements inside another, of one kind. */
export function within(page: string, outer: Place, isWanted: (element: PageElement) => boolean) {
  return elementsOf(page, isWanted).filter((element) => {
    const place = placeOf(element);
    return place !== null && place.start >= outer.innerStart && place.end <= outer.innerEnd;
  });
}

/** A range with the indentation before it and the line break after it. Looks at nothing else of a long line. */
export function wholeLines(page: string, { start, end }: { start: number; end: number }) {
  let from = start;
  while (from > 0 && isSpace(page[from - 1])) from -= 1;
  const isIndented = from === 0 || page[from - 1] === "\n";
  let to = end;
  while (to < page.length && isSpace(page[to])) to += 1;
  return {
    start: isIndented ? from : start,
    end: page[to] === "\n" ? to + 1 : end,
  };
}

function isSpace(character = ""): boolean {
  return character !== "\n" && /\s/.test(character);
}

/** Two ranges of a text in each other's place. */
export function swapped(
  text: string,
  one: { start: number; end: number },
  other: { start: number; end: number },
): string {
  const [a, b] = one.start < other.start ? [one, other] : [other, one];
  return (
    text.slice(0, a.start) +
    text.slice(b.start, b.end) +
    text.slice(a.end, b.start) +
    text.slice(a.start, a.end) +
    text.slice(b.end)
  );
}
