import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { topics } from "~/platform/coordination/coordination.server";
import { sha256Bytes } from "~/platform/hash.server";
import { readTheme } from "~/platform/theme.server";
import { communityPath } from "~/platform/urls";
import { isVisitor, sayWhetherToKeep } from "./visitor-pages.server";

/** How old what a visitor sees may be, in milliseconds. A publication drops it at once, everywhere. */
export const FRESH_MS = 10_000;
/** How old a cached page may be, and the cached fragment in it: together as old as that. */
export const CACHED_MS = FRESH_MS / 2;
/** Cached HTML, in bytes: some hundred pages. The longest unused go first. */
const MAX_BYTES = 16_000_000;
/** Longer addresses are nobody's links. */
const MAX_ADDRESS = 300;
/** Cheap enough to do on the way, and within a few percent of the best. */
const BROTLI_QUALITY = 5;

/** Set by a route's `headers`; it never leaves the house. */
const OPT_IN = "X-Page-Cache";

/**
 * A route's `headers`: its page is the same for everybody who is not signed in, so one rendering
 * serves them all for some seconds. Such a page must not depend on anything but its address
 * and the theme.
 */
export function keptForVisitors(): HeadersInit {
  return { [OPT_IN]: "visitors" };
}

interface KeptPage {
  headers: Headers;
  html: Buffer;
  /** Made when first asked for. */
  encoded: Map<string, Buffer>;
}

/** Keeps the page of one request, unless what it shows may have changed since the request came. */
export type KeepPage = (address: string, headers: Headers, html: Buffer) => void;

/** Rendered public pages by address, for people who are not signed in. */
export class PageCache {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }) => html.length || 1,
    ttl: CACHED_MS,
  });
  #clearings = 0;

  find(address: string): KeptPage | null {
    return this.#pages.get(address) ?? null;
  }

  /**
   * To be called before anything is read for a page: one that was begun before a clearing and is
   * done after it shows what was before.
   */
  begin(): KeepPage {
    const clearings = this.#clearings;
    return (address, headers, html) => {
      if (clearings !== this.#clearings || address.length > MAX_ADDRESS) return;
      this.#pages.set(address, { headers, html, encoded: new Map() });
    };
  }

  /** @param below only addresses that begin with it */
  clear(below = "/"): void {
    for (const address of [...this.#pages.keys()]) {
      if (address.startsWith(below)) this.#pages.delete(address);
    }
    this.#clearings += 1;
  }
}

/** Clears a cache when what its pages show has changed, or may have, in whichever process. */
export function clearOnChange(cache: { clear(): void }): void {
  const clear = () => cache.clear();
  topics.subscribe("project-deleted", clear, clear);
  topics.subscribe("showcase-changed", clear, clear);
}

/** Clears the community's pages when somebody has written there, so that all see what is new. */
export function clearOnPosts(cache: PageCache): void {
  const clear = () => cache.clear(communityPath);
  topics.subscribe("thread-changed", clear, clear);
  topics.subscribe("community-changed", clear, clear);
}

/** The pages of this process. */
export const pageCache = new PageCache();

/** Answers a visitor with a kept page, without asking Remix. */
export function serveKeptPages(cache: PageCache): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { cookie } = request.headers;
    const page = isVisitor(cookie) ? cache.find(keyOf(request.url, cookie)) : null;
    if (!page) return next();
    for (const [name, value] of page.headers) response.setHeader(name, value);
    response.vary("Accept-Encoding");
    if (request.headers["if-none-match"] === page.headers.get("ETag")) {
      return void response.status(304).end();
    }
    // By what is smallest, not by the order in which a browser lists what it takes.
    const encoding =
      request.acceptsEncodings("br") || request.acceptsEncodings("gzip") || "identity";
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.end(encode(page, encoding));
  };
}

/**
 * Finishes a page that was rendered whole. Of one that is the same for all visitors it names the
 * version, spares the reader a body they have, and keeps it where the route wants that.
 *
 * @param headers the answer's headers, the route's opt-in among them
 * @param keep what `PageCache.begin` gave when the request came
 */
export function answerPage(
  request: Request,
  status: number,
  headers: Headers,
  html: Buffer,
  keep: KeepPage,
): Response {
  const isShared = headers.has(OPT_IN) && isVisitor(request.headers.get("Cookie"));
  sayWhetherToKeep(request, headers, isShared);
  headers.delete(OPT_IN);
  headers.append("Vary", "Cookie");
  // A cache must ask about a page that all visitors share. Any other may show what is somebody's.
  if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", isShared ? "no-cache" : "private, no-store");
  }
  const body = new Uint8Array(html);
  if (status !== 200 || headers.has("Set-Cookie") || !isShared) {
    return new Response(body, { status, headers });
  }
  // Weak: what travels may be compressed.
  headers.set("ETag", `W/"${sha256Bytes(html).slice(0, 27)}"`);
  const { pathname, search } = new URL(request.url);
  const key = keyOf(pathname + search, request.headers.get("Cookie"));
  keep(key, new Headers(headers), html);
  if (request.headers.get("If-None-Match") === headers.get("ETag")) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status, headers });
}

/** A page is written once in each theme. @param address which a key begins with, so that it clears with it */
function keyOf(address: string, cookie: string | null | undefined): string {
  const theme = readTheme(cookie);
  return theme === "system" ? address : `${address} ${theme}`;
}

function encode({ html, encoded }: KeptPage, encoding: string): Buffer {
  if (encoding === "identity") return html;
  let body = encoded.get(encoding);
  if (!body) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    body = encoding === "br" ? brotliCompressSync(html, { params }) : gzipSync(html);
    encoded.set(encoding, body);
  }
  return body;
}
