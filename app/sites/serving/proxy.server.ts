import { request as ask } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import type { SiteRequest } from "./site-request.server";

/** How long a site's own server may take to begin its answer, in milliseconds. */
const ANSWER_MS = 30_000;
/** What the product says of a site itself, and what belongs to one connection. */
const OURS =
  /^(?:content-security-policy|origin-agent-cluster|x-content-type-options|referrer-policy|permissions-policy|set-cookie|connection|keep-alive|transfer-encoding)$/;

/**
 * Asks a site's own server for what was asked of the site, and hands its answer on. The product's
 * headers stay as they are; cookies go neither way.
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
  const { cookie: _cookie, host: _host, ...headers } = request.headers;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(ANSWER_MS)]);
  const call = ask(url, { method: request.method, headers, signal });
  const answer = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    call.once("response", resolve).once("error", reject).end();
  });
  response.status(answer.statusCode ?? 502);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !OURS.test(name)) response.setHeader(name, value);
  }
  await pipeline(answer, response).catch(() => {});
}
