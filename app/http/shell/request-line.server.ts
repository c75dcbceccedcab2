import type { RequestHandler } from "express";
import { badRequest, methodNotAllowed } from "~/platform/errors";
import { sendError } from "../requests/error-response.server";
import { pathOf } from "../requests/request-target";
import { routePath } from "../requests/route-path.server";

/** What the API may be asked with, and what its pages, whose forms know nothing else. */
const API_METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
const PAGE_METHODS = ["GET", "HEAD", "OPTIONS", "POST"];

/** How Remix was asked for data before its single fetch; it still answers, and logs it as a defect. */
const DATA_PARAMETER = "_data";

/**
 * Refuses what no page and no program of ours sends: unknown methods, and methods that Remix would
 * hand to the action of a page as it does a form, which limits know as a POST; addresses with U+0000,
 * which PostgreSQL cannot even compare with; coded slashes, which part nothing for one router and
 * something for the next; Remix's former requests for data.
 */
export const checkRequestLine: RequestHandler = (request, response, next) => {
  if (!isAddress(request.url)) return next(badRequest("This address cannot be understood."));
  const isApi = /^\/api(?:\/|$)/.test(routePath(request.path));
  const methods = isApi ? API_METHODS : PAGE_METHODS;
  if (methods.includes(request.method)) return next();
  response.set("Allow", methods.join(", "));
  sendError(response, methodNotAllowed(methods));
};

function isAddress(url: string): boolean {
  if (/%00/.test(url) || /%2f/i.test(pathOf(url))) return false;
  return !new URLSearchParams(url.split("?", 2)[1]).has(DATA_PARAMETER);
}
