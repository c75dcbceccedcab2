import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { env } from "~/platform/env.server";
import { originMet } from "~/platform/product-hosts";
import { labelOfDomain } from "~/sites/serving/domain-label.server";
import { labelOfHost } from "~/sites/serving/origin.server";
import { refusePlainly } from "../requests/plain-refusal.server";
import { isCanonicalTarget } from "../requests/request-target";

/**
 * Refuses requests whose address has two readings, before anything reads it: sites, health, limits,
 * files, pages and upgrades all look at the same one.
 */
export const checkTarget: RequestHandler = (request, response, next) => {
  // Nobody's proxy tells us another host than it passes on (docs/operating.md).
  delete request.headers["x-forwarded-host"];
  if (isCanonicalTarget(request.url) && !hasTwoHosts(request)) return next();
  refusePlainly(request, response, {
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
  refusePlainly(request, response, {
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
