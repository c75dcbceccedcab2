/** So far into a page its head is looked at, in characters. */
const LOOKED_AT = 64_000;
const TAG = /<(link|meta)\b([^<>]*)>/gi;
/** A name begins where none is under way: to begin at each letter of a long one takes the square. */
const ATTRIBUTE = /(?<![a-z-])([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** An element of a page's head that says something by its attributes alone, by their names in small letters. */
export type HeadElement = ReadonlyMap<string, string>;

/** The `<link>`s or `<meta>`s at the start of a page, without parsing all of it: it may have a megabyte. */
export function readHead(html: string, name: "link" | "meta"): HeadElement[] {
  const found: HeadElement[] = [];
  for (const [, tag = "", text = ""] of html.slice(0, LOOKED_AT).matchAll(TAG)) {
    if (tag.toLowerCase() !== name) continue;
    const attributes = [...text.matchAll(ATTRIBUTE)].map(
      ([, key = "", one, two, three]) => [key.toLowerCase(), one ?? two ?? three ?? ""] as const,
    );
    found.push(new Map(attributes));
  }
  return found;
}

/** Whether a `<link>` is of this kind, which may be one of several words. */
export function isRelated(link: HeadElement, kind: string): boolean {
  return (link.get("rel") ?? "").toLowerCase().split(/\s+/).includes(kind);
}
