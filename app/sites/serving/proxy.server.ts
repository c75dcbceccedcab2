import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import type { SiteRequest } from "./site-request.server";

/** How long a site's own server may take to begin its answer, in milliseconds. */
const ANSWER_MS = 30_000;
/** What the product says of a site itself. */
const OURS =
  /^(?:content-security-policy|origin-agent-cluster|x-content-type-options|referrer-policy|permissions-policy|set-cookie)$/;
/** What belongs to one connection, beside what its Connection header names (RFC 9110, 7.6.1). */
const HOP_BY_HOP =
  /^(?:connection|proxy-connection|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-authenticate|proxy-authorization|proxy-authentication-info)$/;

/**
 * Asks a site's own server for what was asked of the site, and hands its answer on. The product's
 * headers stay as they are; cookies go neither way, nor does what belongs to one connection.
 *
 * @param origin of the server, e.g. `http://10.0.0.7:5173`
 * @throws {Error} when the server cannot be reached
 */
export async function proxySite(
  request: Request,
  response: Response,
  origin: string,
  asked: SiteRequest,
): Promise<void> {
  const query = request.originalUrl.split("?").slice(1);
  const url = new URL([encodeURI(asked.path), ...query].join("?"), origin);
  // A path such as //elsewhere/ names another host.
  if (url.origin !== new URL(origin).origin) return void response.status(404).end();
  const { cookie: _cookie, host: _host, ...headers } = endToEnd(request.headers);
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(ANSWER_MS)]);
  const call = ask(url, { method: request.method, headers, signal });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once("response", resolve).once("error", reject).end();
  });
  response.status(answer.statusCode ?? 502);
  for (const [name, value] of Object.entries(endToEnd(answer.headers))) {
    if (value !== undefined && !OURS.test(name)) response.setHeader(name, value);
  }
  await pipeline(answer, response).catch(() => {});
}

/** The headers that are meant for whoever is at the other end. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(headers.connection?.toLowerCase().split(/[\s,]+/));
  const isPassed = ([name]: [string, unknown]) => !HOP_BY_HOP.test(name) && !named.has(name);
  return Object.fromEntries(Object.entries(headers).filter(isPassed));
}
