import type { RequestHandler } from "express";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Same-origin proof for every state-changing request: the browser's own word (`Sec-Fetch-Site`),
 * else an `Origin` that is this host. A request with neither comes from no browser page (curl, a
 * script with its own cookie jar), which no other site can cause to be sent.
 */
export function isSameOrigin(headers: {
  "sec-fetch-site"?: string | undefined;
  origin?: string | undefined;
  host?: string | undefined;
}): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (headers.origin === undefined) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}

/** Refuses a state-changing request from another site with 403. */
export const requireSameOrigin: RequestHandler = (request, response, next) => {
  const headers = {
    "sec-fetch-site": request.get("sec-fetch-site"),
    origin: request.get("origin"),
    host: request.get("host"),
  };
  if (SAFE_METHODS.has(request.method) || isSameOrigin(headers)) return next();
  response
    .status(403)
    .json({ error: "This request came from another site, so it was not carried out." });
};
