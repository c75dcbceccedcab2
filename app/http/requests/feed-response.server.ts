/** Feed readers ask about hourly; something new may wait this long, in seconds. */
const MAX_AGE_SECONDS = 600;

/** A feed as an answer; without one there is no such page. @throws {Response} 404 */
export function feedResponse(xml: string | null): Response {
  if (xml === null) throw new Response(null, { status: 404 });
  return new Response(xml, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`,
    },
  });
}
