import type { Request, Response } from "express";
import { escapeText, plainPage } from "~/platform/plain-page";
import { retryHeaders, sendError, toAppError } from "./error-response.server";
import { readsPages } from "./wants-page.server";

/** Why a request goes no further. */
interface Refusal {
  status: number;
  title: string;
  /** Each is one paragraph's HTML; the first is told to programs as well. */
  paragraphs: readonly string[];
}

/** What answers say that nothing of the product stands in: as little may run in them as in its answers to programs. */
export const PLAIN_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * A page of a few words for people, JSON for programs. Nothing of the product's stands in it.
 *
 * @param asPage who gets the page: without it whoever reads pages, at any address
 */
export function refusePlainly(
  request: Request,
  response: Response,
  refusal: Refusal,
  asPage = readsPages(request),
): void {
  const { status, title, paragraphs } = refusal;
  response.status(status).set(PLAIN_HEADERS);
  if (asPage) {
    const html = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
    response.type("html").send(plainPage(title, html));
    return;
  }
  const [first = ""] = paragraphs;
  response.json({ error: `${title} ${first.replaceAll(/<[^>]*>/g, "")}` });
}

/** Tells a failure of which nothing is known but the request's head: not yet whether it is for the product at all. */
export function refuseEarly(request: Request, response: Response, error: unknown): void {
  const failure = toAppError(error);
  response.set(PLAIN_HEADERS);
  if (!readsPages(request)) {
    sendError(response, failure);
    return;
  }
  response.status(failure.status).set(retryHeaders(failure));
  const title = failure.code === "busy" ? "Too much at once" : "That did not work";
  response.type("html").send(plainPage(title, `<p>${escapeText(failure.message)}</p>`));
}
