import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { env } from "~/platform/env.server";
import { badRequest, methodNotAllowed } from "~/platform/errors";
import { sendError } from "../requests/error-response.server";

/** What any address of the product may be asked with. */
const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** A name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;

/** How Remix was asked for data before its single fetch; it still answers, and logs it as a defect. */
const DATA_PARAMETER = "_data";

/**
 * Refuses what no page and no program of ours sends: unknown methods, addresses with U+0000, which
 * PostgreSQL cannot even compare with, Remix's former requests for data, and hosts that are none.
 * Remix puts host and path together again, so a path in the host would lead it elsewhere than all
 * that was checked before it.
 */
export const checkRequestLine: RequestHandler = (request, response, next) => {
  // Remix reads a port from it, whether or not a proxy is trusted.
  if (env.TRUST_PROXY === 0) delete request.headers["x-forwarded-host"];
  const failure = badRequest("This address cannot be understood.");
  if (!hasHost(request.headers)) return sendError(response, failure);
  if (!isAddress(request.url)) return next(failure);
  if (METHODS.includes(request.method)) return next();
  response.set("Allow", METHODS.join(", "));
  sendError(response, methodNotAllowed(METHODS));
};

function isAddress(url: string): boolean {
  if (/%00|\0/.test(url) || !url.startsWith("/")) return false;
  return !new URLSearchParams(url.split("?", 2)[1]).has(DATA_PARAMETER);
}

function hasHost(headers: IncomingHttpHeaders): boolean {
  const forwarded = String(headers["x-forwarded-host"] ?? "").split(",");
  const hosts = [headers.host ?? "", ...forwarded].map((host) => host.trim()).filter(Boolean);
  return hosts.every((host) => {
    const found = HOST.exec(host);
    return found !== null && Number(found[1] ?? 0) <= 65_535;
  });
}
