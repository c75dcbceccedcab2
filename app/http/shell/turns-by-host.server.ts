import type { Request, RequestHandler, Response } from "express";
import { env } from "~/platform/env.server";
import { originMet } from "~/platform/product-hosts";
import { dropBody } from "~/platform/request-body.server";
import { labelOfHost } from "~/sites/serving/origin.server";
import { productTurns, SITE_BOUNDS, turnsIn, turnsOf } from "../limits/request-turns.server";
import { refuseEarly } from "../requests/plain-refusal.server";

/** Has requests take turns, those to the product and those to sites in lines of their own. */
export function takeTurnsByHost(): RequestHandler {
  const [product, sites] = [turnsIn(productTurns), turnsOf(SITE_BOUNDS)];
  return (request, response, next) => {
    const take = isSite(request) ? sites : product;
    take(request, response, (refusal) =>
      refusal === undefined ? next() : refuse(request, response, refusal),
    );
  };
}

/** A site's name may be one of this machine's, too; a name that is nobody's may be somebody's domain. */
export function isSite({
  headers: { host },
  protocol,
}: {
  headers: { host?: string | undefined };
  protocol: string;
}): boolean {
  return labelOfHost(host, env) !== null || originMet(host, protocol, env) === null;
}

/** The rest of its body is read to be dropped: a connection reset would hide the answer. */
function refuse(request: Request, response: Response, refusal: unknown): void {
  response.prependOnceListener("finish", () => dropBody(request));
  refuseEarly(request, response, refusal);
}
