import type { Request, Response } from "express";
import { plainPage } from "~/platform/plain-page";
import { readsPages } from "./wants-page.server";

/** Why a request goes no further. */
interface Refusal {
  status: number;
  title: string;
  /** Each is one paragraph's HTML; the first is told to programs as well. */
  paragraphs: readonly string[];
}

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
  response.status(status).set({
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
  });
  if (asPage) {
    const html = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
    response.type("html").send(plainPage(title, html));
    return;
  }
  const [first = ""] = paragraphs;
  response.json({ error: `${title} ${first.replaceAll(/<[^>]*>/g, "")}` });
}
