import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { env } from "~/platform/env.server";
import { badRequest, methodNotAllowed } from "~/platform/errors";
import { sendError } from "./error-response.server";

/** What any address of the product may be asked with. */
const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** A name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;

/**
 * Refuses what no page and no program of ours sends: unknown methods, addresses with U+0000, which
 * PostgreSQL cannot even compare with, and hosts that are none. Remix puts host and path together
 * again, so a path in the host would lead it elsewhere than all that was checked before it.
 */
export const checkRequestLine: RequestHandler = (request, response, next) => {
  // Remix reads a port from it, whether or not a proxy is trusted.
  if (env.TRUST_PROXY === 0) delete request.headers["x-forwarded-host"];
  if (/%00|\0/.test(request.url) || !request.url.startsWith("/") || !hasHost(request.headers)) {
    return sendError(response, badRequest("This address cannot be understood."));
  }
  if (METHODS.includes(request.method)) return next();
  response.set("Allow", METHODS.join(", "));
  sendError(response, methodNotAllowed(METHODS));
};

function hasHost(headers: IncomingHttpHeaders): boolean {
  const forwarded = String(headers["x-forwarded-host"] ?? "").split(",");
  const hosts = [headers.host ?? "", ...forwarded].map((host) => host.trim()).filter(Boolean);
  return hosts.every((host) => {
    const found = HOST.exec(host);
    return found !== null && Number(found[1] ?? 0) <= 65_535;
  });
}
