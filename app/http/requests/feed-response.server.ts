import { sha256 } from "~/platform/hash.server";

/** Feed readers ask about hourly; something new may wait this long, in seconds. */
const MAX_AGE_SECONDS = 600;

/**
 * A feed as an answer, or 304 to a reader that has just this one; without one there is no such page.
 *
 * @throws {Response} 404
 */
export function feedResponse(request: Request, xml: string | null): Response {
  if (xml === null) throw new Response(null, { status: 404 });
  // Weak: the same feed may be sent compressed.
  const tag = `W/"${sha256(xml).slice(0, 32)}"`;
  const headers = { ETag: tag, "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}` };
  const known = request.headers.get("If-None-Match") ?? "";
  if (known.split(",").some((one) => one.trim().replace(/^W\//, "") === tag.slice(2))) {
    return new Response(null, { status: 304, headers });
  }
  const type = { "Content-Type": "application/rss+xml; charset=utf-8" };
  return new Response(xml, { headers: { ...headers, ...type } });
}
