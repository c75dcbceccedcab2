import type { Request, Response } from "express";
import { AppError } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { tellableFailure } from "~/platform/tellable-failure";
import { troublePage } from "./site-pages";
import { sendPage } from "./site-sender.server";

/** What a browser asks for when somebody will read the answer. */
const READ = /^(?:document|iframe|frame)$/;
/** Whether storage is away or something is broken: a visitor of an app can do nothing else about either. */
const OURS =
  "Something went wrong on our side. The app is kept as it was. Try again in a minute; if it stays like this, tell whoever gave you the address.";

/**
 * Answers a request of a site that failed: with a page whoever opens or frames one, with the sentence
 * whatever else may know its reason. A defect is logged, and its page tells nothing of it.
 *
 * @returns false for what has no words for a program: it is left to the product's own answer
 */
export function sendTrouble(request: Request, response: Response, error: unknown): boolean {
  const isTold = error instanceof AppError;
  const isPage = asksForPage(request);
  if (!isPage && !isTold) return false;
  if (!isTold) log.error({ err: error }, "a page of a site failed");
  const { status, retryAfterSeconds } = tellableFailure(error) ?? new AppError(500, OURS);
  const sentence = isTold ? error.message : OURS;
  for (const name of ["ETag", "Content-Encoding"]) response.removeHeader(name);
  if (retryAfterSeconds) response.set("Retry-After", String(retryAfterSeconds));
  if (isPage) sendPage(response, status, troublePage(sentence));
  else response.status(status).type("text").set("Cache-Control", "no-store").send(sentence);
  return true;
}

function asksForPage(request: Request): boolean {
  const destination = request.get("sec-fetch-dest");
  if (destination !== undefined) return READ.test(destination);
  return request.get("accept")?.includes("text/html") ?? false;
}
