/** A feed as RSS 2.0 tells it. Links are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The page that the feed is of. */
  link: string;
  /** Where the feed itself is. */
  self: string;
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  link: string;
  /** Plain text. */
  description: string;
  author?: string;
  publishedAt: Date;
}

/** The XML of a feed. */
export function writeFeed({ title, description, link, self, items }: Feed): string {
  const newest = items[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", title),
    element("link", link),
    element("description", description),
    element("language", "en"),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element("lastBuildDate", newest.toUTCString())] : []),
    ...items.map(writeItem),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function writeItem({ title, link, description, author, publishedAt }: FeedItem): string {
  return [
    "<item>",
    element("title", title),
    element("link", link),
    element("guid", link),
    ...(author ? [element("dc:creator", author)] : []),
    element("pubDate", publishedAt.toUTCString()),
    // Readers take it as HTML: what people wrote must not become any.
    element("description", description.replaceAll("&", "&amp;").replaceAll("<", "&lt;")),
    "</item>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Text for XML 1.0, which cannot hold most control characters at all. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
