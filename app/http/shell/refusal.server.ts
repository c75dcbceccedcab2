import type { NextFunction, Request, Response } from "express";
import type { AppError } from "~/platform/errors";
import { retryHeaders, sendError, toAppError } from "./error-response.server";
import { routePath } from "./route-path.server";

/** No route has this address, so the page that answers for all such addresses does. */
const NOWHERE = "/refused";

/**
 * Ends a request before its route: a page that says why for somebody who opens or sends one, JSON
 * for programs and scripts. What comes of its body is read and dropped: a connection reset would
 * hide the answer.
 */
export function refuse(
  request: Request,
  response: Response,
  next: NextFunction,
  error: unknown,
): void {
  request.resume();
  if (!wantsPage(request)) {
    sendError(response, error);
    return;
  }
  const refusal = toAppError(error);
  response.set(retryHeaders(refusal));
  response.locals.refusal = refusal;
  // Only shown from here on, whatever it was sent to do.
  if (request.method !== "HEAD") request.method = "GET";
  request.url = NOWHERE;
  request.originalUrl = NOWHERE;
  next();
}

/** Why this request was refused before its route, if it was. */
export function refusalOf(response: Response): AppError | null {
  return (response.locals.refusal as AppError | undefined) ?? null;
}

function wantsPage(request: Request): boolean {
  if (/^\/api(?:\/|$)/.test(routePath(request.path))) return false;
  return request.get("Accept")?.includes("text/html") ?? false;
}
