import { expect, test } from "vitest";
import { rssFeed } from "./rss";

test("a feed holds whatever its items are called", () => {
  const xml = rssFeed({
    title: "News & more",
    description: "All",
    link: "https://a.example/blog",
    self: "https://a.example/blog/feed.xml",
    items: [
      {
        title: `<b>"Tom" & 'Jerry'</b>\u0007`,
        description: "]]>",
        link: "https://a.example/blog/x?a=1&b=2",
        publishedAt: new Date("2025-10-16T00:00:00Z"),
      },
    ],
  });
  expect(xml).toContain("<title>News &amp; more</title>");
  expect(xml).toContain(
    "<title>&lt;b&gt;&quot;Tom&quot; &amp; &apos;Jerry&apos;&lt;/b&gt;</title>",
  );
  expect(xml).toContain("<link>https://a.example/blog/x?a=1&amp;b=2</link>");
  expect(xml).toContain("<pubDate>Thu, 16 Oct 2025 00:00:00 GMT</pubDate>");
  expect(xml).toContain("<description>]]&gt;</description>");
});

test("a feed without items is still one", () => {
  const feed = { title: "T", description: "D", link: "https://a", self: "https://a/f", items: [] };
  expect(rssFeed(feed)).toMatch(/^<\?xml [\s\S]+<atom:link [^>]+\/>\s+<\/channel>\s+<\/rss>\s$/);
});
