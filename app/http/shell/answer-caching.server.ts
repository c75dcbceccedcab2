import type { RequestHandler, Response } from "express";

/** What an answer says that is the same for everybody; a browser may keep it, and some caches. */
const SHARED = /\bpublic\b|^no-cache$/;
const PERSONAL = "private, no-store";

/**
 * Takes every answer of the product for one person's, which nothing may keep, unless it says that it
 * is everybody's: a page, its data, a call, a download, a redirect that signs somebody in. Whatever
 * answers to more than a reading, or sets a cookie, is never everybody's. It looks when the head is
 * sent, so that no route can forget it, and nothing that answers late can undo it.
 */
export const keepAnswersPersonal: RequestHandler = (request, response, next) => {
  const { writeHead } = response;
  const isReading = ["GET", "HEAD"].includes(request.method);
  response.writeHead = (...head: unknown[]) => {
    if (!isReading || !isShared(response)) makePersonal(response);
    return Reflect.apply(writeHead, response, head);
  };
  next();
};

function isShared(response: Response): boolean {
  return SHARED.test(cachingOf(response)) && !response.hasHeader("Set-Cookie");
}

function makePersonal(response: Response): void {
  const isStream = cachingOf(response).includes("no-transform");
  response.setHeader("Cache-Control", isStream ? `${PERSONAL}, no-transform` : PERSONAL);
  // For those that keep it all the same.
  response.vary("Cookie");
}

function cachingOf(response: Response): string {
  return String(response.getHeader("Cache-Control") ?? "");
}
