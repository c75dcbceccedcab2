const OPEN = /<(script|style|route)\b[^<>]{0,500}>/g;

/** A block of a component within Markdown, with its tags. */
export interface MarkdownBlock {
  name: string;
  text: string;
  start: number;
  end: number;
}

/** Scripts, styles and what is said of a route, in their order; what is not closed is none. */
export function blocksOf(source: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const open = new Set<string>();
  let end = 0;
  for (const match of source.matchAll(OPEN)) {
    const [tag, name = ""] = match;
    if (match.index < end || open.has(name)) continue;
    const close = source.indexOf(`</${name}`, match.index + tag.length);
    const last = close < 0 ? -1 : source.indexOf(">", close);
    // One that no tag closes keeps all after it from being looked through again.
    if (last < 0) open.add(name);
    else {
      end = last + 1;
      blocks.push({ name, text: source.slice(match.index, end), start: match.index, end });
    }
  }
  return blocks;
}
