import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { env } from "~/platform/env.server";
import { plainPage } from "~/platform/plain-page";
import { originMet } from "~/platform/product-hosts";
import { labelOfDomain } from "~/sites/serving/domain-label.server";
import { labelOfHost } from "~/sites/serving/origin.server";
import { isCanonicalTarget } from "../requests/request-target";

/** Why a request goes no further. */
interface Refusal {
  status: number;
  title: string;
  /** Each is one paragraph's HTML; the first is told to programs as well. */
  paragraphs: readonly string[];
}

/**
 * Refuses requests whose address has two readings, before anything reads it: sites, health, limits,
 * files, pages and upgrades all look at the same one.
 */
export const checkTarget: RequestHandler = (request, response, next) => {
  // Nobody's proxy tells us another host than it passes on (docs/operating.md).
  delete request.headers["x-forwarded-host"];
  if (isCanonicalTarget(request.url) && !hasTwoHosts(request)) return next();
  refuse(request, response, {
    status: 400,
    title: "This address cannot be understood.",
    paragraphs: ["Nothing was changed. Check the address, or go on from a page that you know."],
  });
};

/** Refuses requests under names that are neither the product's nor a site's. Domains are looked up before. */
export const checkHost: RequestHandler = (request, response, next) => {
  const { host } = request.headers;
  if (labelOfDomain(request) !== null) return next();
  if (labelOfHost(host, env) !== null || originMet(host, request.protocol, env)) return next();
  refuse(request, response, {
    status: 421,
    title: "This is not an address of this server.",
    paragraphs: [
      `It answers at <a href="${env.APP_URL}">${env.APP_URL}</a>. Nothing was changed.`,
      `If you run it: set ${settingsFor(host ?? "")}, and start it again. A proxy in front of it must pass the Host header on.`,
    ],
  });
};

/** What makes a host the product's. */
function settingsFor(host: string): string {
  if (!/^[\w.-]+(?::\d+)?$/.test(host))
    return "<code>APP_URL</code> to the address that people use";
  return env.isLoopback
    ? `<code>APP_URL</code> to <code>http://${host}</code>, or <code>https://${host}</code>`
    : `<code>APP_HOSTS</code> to <code>${host}</code>`;
}

/** RFC 9112, 3.2: who reads the first one and who reads the last one would disagree. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/** A page of a few words for people, JSON for programs. Nothing of the product's stands in it. */
function refuse(request: Request, response: Response, refusal: Refusal): void {
  const { status, title, paragraphs } = refusal;
  response.status(status).set({
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
  });
  if (request.get("Accept")?.includes("text/html")) {
    const html = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
    response.type("html").send(plainPage(title, html));
    return;
  }
  const [first = ""] = paragraphs;
  response.json({ error: `${title} ${first.replaceAll(/<[^>]*>/g, "")}` });
}
