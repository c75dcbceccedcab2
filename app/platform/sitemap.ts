/** Addresses that one file may list, as sitemaps.org has it; its 50 MB are never reached before. */
export const SITEMAP_LIMIT = 50_000;

/** An address that search engines may read. */
export interface SitemapEntry {
  /** A path of this product. */
  path: string;
  /** When what it shows last changed: a day or a moment, ISO 8601. */
  changedAt?: string | undefined;
}

/** A sitemap of at most {@link SITEMAP_LIMIT} addresses. */
export function writeSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  return list("urlset", "url", origin, entries);
}

/** The list of sitemaps, where there are too many addresses for one. */
export function writeSitemapIndex(origin: string, paths: readonly string[]): string {
  return list(
    "sitemapindex",
    "sitemap",
    origin,
    paths.map((path) => ({ path })),
  );
}

function list(root: string, item: string, origin: string, entries: readonly SitemapEntry[]) {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : "";
    return `<${item}><loc>${escapeXml(origin + path)}</loc>${changed}</${item}>`;
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");
}

/** Characters that a percent-encoded path may contain and XML must have escaped. */
function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;");
}
