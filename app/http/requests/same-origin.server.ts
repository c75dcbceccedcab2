import type { Request, RequestHandler } from "express";
import { env } from "~/platform/env.server";
import { originMet } from "~/platform/product-hosts";
import { refusePlainly } from "./plain-refusal.server";
import { wantsPage } from "./wants-page.server";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** What browsers say of where a request comes from. */
interface OriginHeaders {
  "sec-fetch-site"?: string | undefined;
  origin?: string | undefined;
  referer?: string | undefined;
}

/**
 * Same-origin proof for every state-changing request: the browser's own word (`Sec-Fetch-Site`),
 * else an `Origin` that is the product's, by scheme, host and port, else a `Referer` of one of its
 * pages, which is all that browsers of before 2020 send with a form. A request with none of them comes
 * from no browser page (curl, a script with its own cookie jar), or from one whose site hides itself
 * in such a browser.
 *
 * @param own the origin that was asked (product-hosts.ts)
 */
export function isSameOrigin(headers: OriginHeaders, own: string | null): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (headers.origin !== undefined) return headers.origin === own;
  return headers.referer === undefined || originOf(headers.referer) === own;
}

/** @returns "null" for what names no page of the web: no product has that origin */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : "null";
}

/** Whether a request comes from a page of the product, or from no page. */
export function comesFromOurPage({ headers, protocol }: Request): boolean {
  return isSameOrigin(headers, originMet(headers.host, protocol, env));
}

/** Refuses a state-changing request from another site with 403. */
export const requireSameOrigin: RequestHandler = (request, response, next) => {
  if (SAFE_METHODS.has(request.method) || comesFromOurPage(request)) return next();
  const refusal = {
    status: 403,
    title: "This request came from another site, so it was not carried out.",
    paragraphs: [
      "Nothing was changed.",
      "Open the page here and send it from there. If you were here already, go back and copy what you wrote: an extension or a setting of your browser hides where its requests come from.",
    ],
  };
  refusePlainly(request, response, refusal, wantsPage(request));
};

/**
 * Remix compares `Origin` with `Host` by itself, knows nothing of the browser's own word, and answers
 * with 500. All that it is asked has been looked at.
 */
export const leaveOutOrigin: RequestHandler = (request, _response, next) => {
  delete request.headers.origin;
  next();
};
