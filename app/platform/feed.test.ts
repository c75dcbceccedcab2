import { expect, test } from "vitest";
import { writeFeed } from "./feed";

const item = {
  title: "Tom & <b>Jerry</b>",
  link: "https://sayso.example/generate/tom?a=1&b=2",
  description: 'Says "hi"]]> \u0007\ud800 😀',
  author: "A & B",
  publishedAt: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)),
};

test("a feed can hold whatever people name things", () => {
  const xml = writeFeed({
    title: "T",
    description: "D",
    link: "https://sayso.example/generate",
    self: "https://sayso.example/generate/feed.xml",
    items: [item],
  });
  expect(xml).toContain("<title>Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;</title>");
  expect(xml).toContain("<link>https://sayso.example/generate/tom?a=1&amp;b=2</link>");
  expect(xml).toContain("<description>Says &quot;hi&quot;]]&gt; \ufffd 😀</description>");
  expect(xml).toContain("<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>");
});

test("what people write is no markup in a reader of feeds, which takes descriptions as HTML", () => {
  const description = '<img src="https://spy.example/x"> &amp; 1 < 2';
  const feed = { title: "T", description: "D", link: "l", self: "s" };
  const xml = writeFeed({ ...feed, items: [{ ...item, description }] });
  const [, shown = ""] = /<item>.*<description>(.*?)<\/description>/s.exec(xml) ?? [];
  expect(shown).toBe(
    "&amp;lt;img src=&quot;https://spy.example/x&quot;&gt; &amp;amp;amp; 1 &amp;lt; 2",
  );
});

test("a feed of nothing is one without items", () => {
  const xml = writeFeed({ title: "T", description: "D", link: "l", self: "s", items: [] });
  expect(xml).not.toContain("<item>");
  expect(xml).not.toContain("lastBuildDate");
});
