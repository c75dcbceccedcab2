import { describe, expect, test } from "vitest";
import { canonicalPath, type PageDescription, pageMeta } from "./page-meta";

const FRAME = { appName: "Sayso", origin: "https://sayso.example", user: null, flash: null };

function metaOf(page: PageDescription, pathname = "/blog/x", search = "", frame: unknown = FRAME) {
  const location = { pathname, search, hash: "", state: null, key: "" };
  const matches = [{ id: "root", pathname: "/", data: frame, meta: [], params: {}, handle: null }];
  const asked = { data: undefined, params: {}, location, matches };
  return pageMeta(page)(asked as Parameters<ReturnType<typeof pageMeta>>[0]) ?? [];
}

const found = (tags: object[], part: object) =>
  expect(tags).toContainEqual(expect.objectContaining(part));

describe("a page that may be found", () => {
  test("carries the product's name in its title, once", () => {
    found(metaOf({ title: "Docs" }), { title: "Docs · Sayso" });
    found(metaOf({ title: "Sayso: say it" }), { title: "Sayso: say it" });
  });

  test("names its address, its picture and its kind for whoever shows a link to it", () => {
    const tags = metaOf({ title: "Docs", description: "How it works." }, "/docs");
    found(tags, { name: "description", content: "How it works." });
    found(tags, { rel: "canonical", href: "https://sayso.example/docs" });
    found(tags, { property: "og:url", content: "https://sayso.example/docs" });
    found(tags, { property: "og:title", content: "Docs" });
    found(tags, { property: "og:type", content: "website" });
    found(tags, { property: "og:image", content: "https://sayso.example/share.png" });
    found(tags, { name: "twitter:card", content: "summary_large_image" });
    expect(JSON.stringify(tags)).not.toContain("ld+json");
  });

  test("that is an article says when it came out", () => {
    const article = { publishedAt: "2025-10-16" };
    const tags = metaOf({ title: "Streams", description: "Why.", article });
    found(tags, { property: "og:type", content: "article" });
    found(tags, { property: "article:published_time", content: "2025-10-16" });
    found(tags, {
      "script:ld+json": expect.objectContaining({
        "@type": "BlogPosting",
        headline: "Streams",
        datePublished: "2025-10-16",
        mainEntityOfPage: "https://sayso.example/blog/x",
      }),
    });
  });

  test("tells of its feed", () => {
    const tags = metaOf({ title: "Blog", feed: { title: "Articles", path: "/blog.rss" } });
    found(tags, { rel: "alternate", type: "application/rss+xml", href: "/blog.rss" });
  });
});

test("a private page keeps out of search results and gives no address to share", () => {
  const tags = metaOf({ title: "My Projects", noindex: true });
  expect(tags).toEqual([{ title: "My Projects · Sayso" }, { name: "robots", content: "noindex" }]);
});

test("a page of which nothing could be read still has a title", () => {
  expect(metaOf({ title: "Docs", noindex: true }, "/", "", undefined)).toContainEqual({
    title: "Docs · Sayso",
  });
});

test.each([
  ["/", "", "/"],
  ["/docs/", "", "/docs"],
  ["/generate", "?tab=recent&page=3", "/generate?tab=recent&page=3"],
  ["/generate", "?page=1&q=x&utm_source=y", "/generate"],
  ["/generate", "?page=2&tab=recent&page=9", "/generate?tab=recent&page=2"],
])("%s%s is known as %s", (pathname, search, canonical) => {
  expect(canonicalPath({ pathname, search })).toBe(canonical);
});
