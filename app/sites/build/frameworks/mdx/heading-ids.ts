/** As much of an element of HTML as is looked at. */
interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** Gives each heading its text as its id, so that addresses can lead there; each is there once. */
export function withHeadingIds() {
  return (tree: unknown): void => {
    const used = new Map<string, number>();
    visit(tree as HtmlNode, used);
  };
}

function visit(node: HtmlNode, used: Map<string, number>): void {
  if (/^h[1-6]$/.test(node.tagName ?? "") && !node.properties?.id) {
    const slug = textOf(node)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
    let times = used.get(slug) ?? 0;
    let id = slug;
    // Another heading may be called "Part 1" where "Part" is there twice.
    while (used.has(id)) {
      times += 1;
      id = `${slug}-${times}`;
    }
    used.set(slug, times).set(id, 0);
    node.properties = { ...node.properties, id };
    return;
  }
  for (const child of node.children ?? []) visit(child, used);
}

function textOf(node: HtmlNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
