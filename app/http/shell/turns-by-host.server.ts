import type { Request, RequestHandler, Response } from "express";
import { env } from "~/platform/env.server";
import { plainPage } from "~/platform/plain-page";
import { originMet } from "~/platform/product-hosts";
import { dropBody } from "~/platform/request-body.server";
import { labelOfHost } from "~/sites/serving/origin.server";
import { REQUEST_BOUNDS, SITE_BOUNDS, turnsOf } from "../limits/request-turns.server";
import { retryHeaders, sendError, toAppError } from "../requests/error-response.server";

/** Has requests take turns, those to the product and those to sites in lines of their own. */
export function takeTurnsByHost(): RequestHandler {
  const [product, sites] = [turnsOf(REQUEST_BOUNDS), turnsOf(SITE_BOUNDS)];
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

/** Nothing is known of the request by then, so nothing of the product's stands in the answer. */
function refuse(request: Request, response: Response, error: unknown): void {
  response.prependOnceListener("finish", () => dropBody(request));
  if (request.get("Accept")?.includes("text/html")) {
    const failure = toAppError(error);
    response.status(failure.status).set({ "Cache-Control": "no-store", ...retryHeaders(failure) });
    response.type("html").send(plainPage("Too much at once", `<p>${failure.message}</p>`));
  } else sendError(response, error);
}
