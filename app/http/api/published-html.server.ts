import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler, Response } from "express";
import { endStalledReader } from "~/platform/stream-reader.server";
import { publishedPath, showcaseFeedPath } from "~/platform/urls";
import type { LiveRelease } from "~/publishing/releases/find-live.server";
import type { TakenDown } from "~/publishing/withheld.server";

/** User HTML on the product's origin gets an opaque origin of its own: never allow-same-origin. */
const SANDBOX = "sandbox allow-scripts allow-forms allow-modals allow-popups";

/**
 * `/generate/{slug}` is a page to whoever navigates there, and the published app's HTML text to
 * whoever fetches it.
 */
export function publishedHtml(options: {
  findRelease: (slug: string) => Promise<LiveRelease | null>;
  findMoved: (slug: string) => Promise<{ slug: string } | null>;
  findTakenDown: (slug: string) => Promise<TakenDown | null>;
  /** Whether who asks may see the app at a slug: its owner alone gets a private one. */
  maySee: (request: Request, slug: string) => Promise<boolean>;
  /** Told of each navigation, before it is answered. */
  onPage: (request: Request, response: Response, slug: string) => void;
}): RequestHandler {
  return async (request, response, next) => {
    if (request.path === showcaseFeedPath) return next();
    const slug = request.params.slug ?? "";
    response.vary("Sec-Fetch-Dest").vary("Accept");
    if (isNavigation(request.get("sec-fetch-dest"), request.get("accept"))) {
      options.onPage(request, response, slug);
      return next();
    }
    try {
      const found = await options.findRelease(slug);
      const isHidden = found?.privateTo && !(await options.maySee(request, slug));
      const release = isHidden ? null : found;
      const page = release && (await openPage(release));
      response.set({
        "Content-Security-Policy": SANDBOX,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-cache",
      });
      if (!release || !page) {
        const moved = found ? null : await options.findMoved(slug);
        if (moved) return response.redirect(308, publishedPath(moved.slug));
        const taken = release ? null : await options.findTakenDown(slug);
        const [status, text] = taken ? [taken.status, taken.sentence] : [404, "Project not found"];
        response.status(status).type("text/plain").send(text);
        return;
      }
      if (release.privateTo) response.set("Cache-Control", "private, no-store");
      else response.set("ETag", `"${release.etag}"`);
      response.type("html");
      if (page instanceof Uint8Array) return void response.send(Buffer.from(page));
      response.set("Content-Length", String(page.size));
      if (request.method === "HEAD") {
        page.stream.destroy();
        return void response.end();
      }
      endStalledReader(response);
      // Who leaves early is no failure.
      await pipeline(page.stream, response).catch(() => {});
    } catch (error) {
      next(error);
    }
  };
}

/** The app's page: as it is read where it is large, so that slow readers hold no more than a piece of it. */
async function openPage(release: LiveRelease) {
  const large = release.large("/index.html");
  if (!large) return (await release.read("/index.html"))?.body ?? null;
  const stream = await large.open();
  return stream && { size: large.size, stream };
}

/** Browsers say what a request is for; elsewhere a preference for HTML over anything is a person's. */
export function isNavigation(fetchDest: string | undefined, accept: string | undefined): boolean {
  if (fetchDest !== undefined) return fetchDest === "document" || fetchDest === "empty-document";
  return /^text\/html\b/.test((accept ?? "").trim());
}
