/**
 * One page of a list as JSON: the rows alone, and in `Link` the address of the next page (RFC 8288).
 *
 * @param next the cursor of the next page; null at the end
 */
export function jsonPage(
  request: Request,
  rows: unknown[],
  next: string | number | null,
): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (next !== null) {
    const url = new URL(request.url);
    url.searchParams.set("after", String(next));
    headers.set("Link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return Response.json(rows, { headers });
}
