import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { PageFrame } from "./page";

/** Query parameters that make another page of the same path, in the order of a canonical address. */
const MEANINGFUL_QUERY = ["tab", "page"];

/** What a link to any page shows where it is shared. Drawn by scripts/draw-images.mjs; it carries no name. */
const SHARE_IMAGE: ShareImage = {
  path: "/share.png",
  width: 1200,
  height: 630,
  alt: "Say what you want, ship what you said: a habit tracker is asked for, and there it is.",
};

export interface ShareImage {
  /** A path of this product. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** What a page says about itself to browsers, search engines and whoever shows a link to it. */
export interface PageDescription {
  /** Without the product's name, which is added unless it is in it. */
  title: string;
  /** One or two sentences. Every page that may be found should have some. */
  description?: string | null | undefined;
  /** The canonical path; the page's own, with what its query means, when absent. */
  path?: string;
  image?: ShareImage;
  /** Keeps the page out of search results: private pages, forms, failures. */
  noindex?: boolean;
  /** An article and when it came out, ISO 8601. */
  article?: { publishedAt: string; modifiedAt?: string | undefined };
  /** A feed that follows this page. */
  feed?: { title: string; path: string };
}

type Asked<Loader> = Parameters<MetaFunction<Loader>>[0];

/**
 * The `meta` export of a route: title, description, canonical address, Open Graph, Twitter card
 * and, for an article, its structured data. The product's name and origin come from the root.
 *
 * @param page the description, or what makes it of the loader's data; undefined while there is none
 */
export function pageMeta<Loader = unknown>(
  page: PageDescription | ((asked: Asked<Loader>) => PageDescription | undefined),
): MetaFunction<Loader> {
  return (asked) => {
    const frame = asked.matches[0]?.data as PageFrame | undefined;
    const { appName, origin } = frame ?? { appName: "Sayso", origin: "" };
    const described = typeof page === "function" ? page(asked) : page;
    return describePage(described ?? { title: appName, noindex: true }, {
      appName,
      origin,
      path: described?.path ?? canonicalPath(asked.location),
    });
  };
}

/** The address under which a page is known: no trailing slash, no query that changes nothing. */
export function canonicalPath({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname.replace(/(?!^)\/+$/, "");
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of MEANINGFUL_QUERY) {
    const value = given.get(name);
    if (value && !(name === "page" && value === "1")) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

interface Place {
  appName: string;
  /** Scheme and host of the product; empty where nothing is known of it. */
  origin: string;
  path: string;
}

function describePage(page: PageDescription, { appName, origin, path }: Place): MetaDescriptor[] {
  const title = page.title.includes(appName) ? page.title : `${page.title} · ${appName}`;
  const shown: MetaDescriptor[] = [{ title }];
  if (page.description) shown.push({ name: "description", content: page.description });
  if (page.noindex) return [...shown, { name: "robots", content: "noindex" }];

  const url = origin + path;
  const image = page.image ?? SHARE_IMAGE;
  shown.push(
    { tagName: "link", rel: "canonical", href: url },
    ...Object.entries({
      "og:site_name": appName,
      "og:type": page.article ? "article" : "website",
      "og:title": page.title,
      "og:description": page.description,
      "og:url": url,
      "og:image": origin + image.path,
      "og:image:width": String(image.width),
      "og:image:height": String(image.height),
      "og:image:alt": image.alt,
      "article:published_time": page.article?.publishedAt,
      "article:modified_time": page.article?.modifiedAt,
    }).flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    // The rest of the card is read from Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
  );
  if (page.feed) {
    const { title: feedTitle, path: feedPath } = page.feed;
    const type = "application/rss+xml";
    shown.push({ tagName: "link", rel: "alternate", type, title: feedTitle, href: feedPath });
  }
  if (page.article) shown.push({ "script:ld+json": articleData(page, { appName, origin, path }) });
  return shown;
}

/** https://schema.org/BlogPosting */
function articleData(page: PageDescription, { appName, origin, path }: Place) {
  const publisher = { "@type": "Organization", name: appName, url: origin };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: page.title,
    ...(page.description ? { description: page.description } : {}),
    datePublished: page.article?.publishedAt ?? null,
    dateModified: page.article?.modifiedAt ?? page.article?.publishedAt ?? null,
    image: origin + (page.image ?? SHARE_IMAGE).path,
    mainEntityOfPage: origin + path,
    author: publisher,
    publisher,
  };
}
