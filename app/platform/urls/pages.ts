export const showcasePath = "/generate";
export const docsPath = "/docs";
export const blogPath = "/blog";
export const blogFeedPath = "/blog/feed.xml";
/** The service worker: it keeps pages for when there is no line, and shows pushes. */
export const WORKER_PATH = "/sw.js";
/** Where a worker of its own for pushes was registered once, for the addresses below the scope. */
export const FORMER_WORKER_PATH = "/push-worker.js";
export const FORMER_WORKER_SCOPE = "/notifications/push/";
/** What is shown without a line in place of a page that is not kept: a list of what is. */
export const offlinePath = "/offline";
export const manifestPath = "/manifest.webmanifest";
export const careersPath = "/careers";
export const privacyPath = "/privacy";
export const termsPath = "/terms";
export const sitemapPath = "/sitemap.xml";
export const showcaseFeedPath = "/generate/feed.xml";

/** An article of the blog. */
export function articlePath(slug: string): string {
  return `${blogPath}/${encodeURIComponent(slug)}`;
}

/** A published app in the showcase. */
export function publishedPath(slug: string): string {
  return `/generate/${encodeURIComponent(slug)}`;
}

/** A part of the showcase; the first needs no name. */
export function showcaseTabPath(tab: string): string {
  return tab === "about" ? showcasePath : `${showcasePath}?tab=${tab}`;
}

/** One size of an app's picture; it never changes under its name. */
export function screenshotPath(key: string, width: number, type: "avif" | "webp" | "jpg"): string {
  return `/screenshots/${key}-${width}.${type}`;
}

/** A topic's section on the documentation's first page. */
export function topicSectionPath(id: string): string {
  return `${docsPath}#${encodeURIComponent(id)}`;
}

/** A topic's own page, where it has one. */
export function topicPath(id: string): string {
  return `${docsPath}/${encodeURIComponent(id)}`;
}
