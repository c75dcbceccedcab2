import { expect, test } from "vitest";
import { writeSitemap, writeSitemapIndex } from "./sitemap";

const ORIGIN = "https://sayso.example";

test("a sitemap lists whole addresses and when they changed, where that is known", () => {
  const xml = writeSitemap(ORIGIN, [
    { path: "/" },
    { path: "/generate/corner-shop", changedAt: "2026-01-02T03:04:05.000Z" },
  ]);
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://sayso.example/</loc></url>
<url><loc>https://sayso.example/generate/corner-shop</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>
</urlset>
`);
});

test("an index lists sitemaps, and what XML minds is escaped", () => {
  const xml = writeSitemapIndex(ORIGIN, ["/sitemap.xml?part=1&x=<'>"]);
  expect(xml).toContain(
    "<sitemap><loc>https://sayso.example/sitemap.xml?part=1&amp;x=&lt;&apos;></loc></sitemap>",
  );
  expect(xml).toContain("</sitemapindex>");
});
