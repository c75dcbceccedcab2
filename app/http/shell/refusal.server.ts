import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { ErrorRequestHandler, Request, Response } from "express";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { retryHeaders, sendError } from "../requests/error-response.server";
import { loggedPath } from "../requests/logged-path";
import { PLAIN_HEADERS, refuseEarly } from "../requests/plain-refusal.server";
import { wantsPage } from "../requests/wants-page.server";

/** No route has this address, so the page that answers for all such addresses does (routes/$.tsx). */
const NOWHERE = "/refused";
/** What a page that says why is rendered by; the rest of the request was for another one. */
const PAGE_HEADERS = ["cookie", "user-agent", "accept", "accept-language"];

/**
 * Answers requests that did not reach their route, or failed outside of Remix: a page that says why
 * for somebody who opens or sends one, JSON for programs and scripts. What comes of the body is read
 * and dropped: a connection reset would hide the answer.
 *
 * @param contextOf what the page's loaders get
 */
export function answerRefusals(
  build: ServerBuild,
  contextOf: (request: Request, response: Response, refusal: AppError) => AppLoadContext,
): ErrorRequestHandler {
  const render = createRequestHandler(build, env.NODE_ENV);
  return async (error, request, response, next) => {
    request.resume();
    // What failed before the product's headers were set, as a turn for health, gets nothing of the product.
    const isEarly = !response.headersSent && !response.hasHeader("Content-Security-Policy");
    if (isEarly) response.set(PLAIN_HEADERS);
    if (!(error instanceof AppError)) return answerDefect(error, request, response);
    if (isEarly) return refuseEarly(request, response, error);
    if (response.headersSent || !wantsPage(request)) return sendError(response, error);
    try {
      const page = await render(pageRequest(request), contextOf(request, response, error));
      response.status(page.status).set(retryHeaders(error));
      for (const [name, value] of page.headers) response.append(name, value);
      response.end(Buffer.from(await page.arrayBuffer()));
    } catch (failure) {
      next(failure);
    }
  };
}

/** Express refuses some requests by itself, with a status of its own. */
function answerDefect(error: unknown, request: Request, response: Response): void {
  const { status } = (error ?? {}) as { status?: number };
  if (status && status >= 400 && status < 500 && !response.headersSent) {
    response.status(status).json({ error: "This address or request cannot be understood." });
    return;
  }
  log.error({ err: error, path: loggedPath(request.path) }, "a request failed");
  sendError(response, error);
}

function pageRequest(request: Request): globalThis.Request {
  const headers = new Headers();
  for (const name of PAGE_HEADERS) {
    const value = request.get(name);
    if (value) headers.set(name, value);
  }
  const url = new URL(NOWHERE, `${request.protocol}://${request.get("host") ?? "localhost"}`);
  return new Request(url, { method: request.method === "HEAD" ? "HEAD" : "GET", headers });
}
