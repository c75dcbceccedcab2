import type { DefaultTreeAdapterTypes } from "parse5";

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** What a reader never sees of a page. */
const UNSEEN = new Set(["script", "style", "template", "head"]);

/** The element children of a node, and theirs, in the page's order. */
export function descendantsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes : [];
  return children.flatMap((child) =>
    "tagName" in child ? [child, ...descendantsOf(child)] : descendantsOf(child),
  );
}

/** All elements of a kind below a node. */
export function elementsOf(node: Node, tag: string): Element[] {
  return descendantsOf(node).filter(({ tagName }) => tagName === tag);
}

/** The value of an attribute; null when it is absent. */
export function attributeOf(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Everything that a reader may read in an element, folded parts among it, in one line. */
export function textOf(node: Node): string {
  return gather(node).replace(/\s+/g, " ").trim();
}

/** The text of an element as it stands there, line breaks and all. */
export function rawTextOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(rawTextOf).join("") : "";
}

/** Whether an element is there for no reader: a hidden one, or a dialog that is not open. */
export function isHidden(element: Element): boolean {
  if (UNSEEN.has(element.tagName) || attributeOf(element, "hidden") !== null) return true;
  return element.tagName === "dialog" && attributeOf(element, "open") === null;
}

function gather(node: Node): string {
  if ("value" in node) return node.value;
  if ("tagName" in node && isHidden(node)) return "";
  return "childNodes" in node ? node.childNodes.map(gather).join(" ") : "";
}
