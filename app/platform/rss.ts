/** What a feed says about itself. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The page that the feed follows. */
  link: string;
  /** The feed itself. */
  self: string;
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  description: string;
  /** The item's page; also what tells it from others, for good. */
  link: string;
  publishedAt: Date;
}

/** An RSS 2.0 document. */
export function rssFeed(feed: Feed): string {
  const items = feed.items.map(
    ({ title, description, link, publishedAt }) => `
    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(link)}</link>
      <guid isPermaLink="true">${escapeXml(link)}</guid>
      <pubDate>${publishedAt.toUTCString()}</pubDate>
      <description>${escapeXml(description)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(feed.title)}</title>
    <link>${escapeXml(feed.link)}</link>
    <description>${escapeXml(feed.description)}</description>
    <language>en</language>
    <atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml" />${items.join("")}
  </channel>
</rss>
`;
}

/** An answer that feed readers and browsers take for what it is. */
export function rssResponse(feed: Feed): Response {
  return new Response(rssFeed(feed), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": `public, max-age=${FEED_SECONDS}`,
    },
  });
}

/** Readers ask about hourly; a new item may wait this long, in seconds. */
const FEED_SECONDS = 600;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as XML holds it; what XML 1.0 cannot hold at all is left out. */
function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
