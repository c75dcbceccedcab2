import type { RequestHandler } from "express";
import { findDomain, noteServed } from "~/domains/find-domain.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { originMet } from "~/platform/product-hosts";
import { rememberDomain } from "~/sites/serving/domain-label.server";
import { labelOfHost } from "~/sites/serving/origin.server";

/** Where a proxy asks whether it may have a certificate for a name (Caddy, "on_demand_tls": `ask`). */
export const TLS_PATH = "/healthz/domain";
/** RFC 1035: no name is longer. */
const LONGEST_NAME = 253;

/**
 * Says to a proxy before this server for which names it may fetch a certificate: those that are proved, and no
 * others, so that nobody has it fetch thousands. Under any host, because the proxy asks by an address; one look
 * at an index, and nothing that a visit would not show.
 */
export const answerCertificate: RequestHandler = async (request, response, next) => {
  try {
    const [, query = ""] = request.url.split("?", 2);
    const name = new URLSearchParams(query).get("domain") ?? "";
    const isServed = name.length <= LONGEST_NAME && (await findDomain(name)) !== null;
    response.set("Cache-Control", "no-store");
    response
      .status(isServed ? 200 : 404)
      .type("text")
      .send(isServed ? "yes" : "no");
  } catch (error) {
    next(error);
  }
};

/** Notes which published app a request is for, where its host is a domain of somebody's. */
export const routeDomains: RequestHandler = async (request, _response, next) => {
  const { host } = request.headers;
  if (labelOfHost(host, env) !== null || originMet(host, request.protocol, env)) return next();
  try {
    const domain = await findDomain(host);
    if (!domain) return next();
    rememberDomain(request, domain.slug ?? "");
    noteServed(host, new Date()).catch((error) =>
      log.error({ err: error }, "a visit by a domain was not noted"),
    );
    next();
  } catch (error) {
    next(error);
  }
};
