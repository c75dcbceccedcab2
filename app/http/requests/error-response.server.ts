import type { Response as ExpressResponse } from "express";
import { AppError, badRequest } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { isSenderGone } from "~/platform/sender-gone";
import { tellableFailure } from "~/platform/tellable-failure";
import { isZeroByteRefused } from "~/platform/zero-byte";

/**
 * Turns anything thrown into the failure a client may see. A defect is logged and becomes a plain
 * 500; a full disk or a database that is away is logged and becomes a 507 or 503 that says so.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isZeroByteRefused(error)) {
    return badRequest("This has a character that no text has (a zero byte). Nothing was changed.");
  }
  // Before what is away is looked for: a database's line ends with the same code.
  if (isSenderGone(error)) return badRequest("The body ended before it was whole.");
  log.error({ err: error }, "unexpected failure");
  return (
    tellableFailure(error) ??
    new AppError(500, "Something went wrong on our side. Nothing was changed; please try again.")
  );
}

/** The JSON answer to a failure: `{error, code?}` with its status and `Retry-After`. */
export function errorResponse(error: unknown): Response {
  const failure = toAppError(error);
  const headers = { "Cache-Control": "no-store", ...retryHeaders(failure) };
  return Response.json(failure, { status: failure.status, headers });
}

/** What the loader of a page throws: what is refused to a person is a page that is not there, and a defect stays one. */
export function asNotFound(error: unknown): unknown {
  if (!(error instanceof AppError) || error.status >= 500) return error;
  // Their own project that they deleted, and what signing in may open, are said in words.
  const sentence = error.code ? error.message : null;
  return Response.json({ sentence, maySignIn: error.status === 401 }, { status: 404 });
}

/** The JSON answer from Express; a stream that has already begun is just ended. */
export function sendError(response: ExpressResponse, error: unknown): void {
  const failure = toAppError(error);
  if (response.headersSent) return void response.end();
  response.set(retryHeaders(failure));
  response.status(failure.status).set("Cache-Control", "no-store").json(failure);
}

/** When to try again, where a failure says so. */
export function retryHeaders({ retryAfterSeconds }: AppError): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}
