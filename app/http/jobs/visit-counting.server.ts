import type { Request, Response } from "express";
import { isbot } from "isbot";
import { identify } from "~/accounts/viewer.server";
import { log } from "~/platform/log.server";
import type { Visits } from "~/publishing/visits.server";
import { isNavigation } from "../api/published-html.server";

/**
 * Counts who opens a published app, once the answer is out: nobody waits for it, and a failure is
 * only logged.
 */
export function countVisits(visits: Visits) {
  return (request: Request, response: Response, slug: string): void => {
    if (!isPersonsVisit(request)) return;
    response.once("finish", () => {
      if (!isPage(response)) return;
      void noteVisit(visits, request, slug).catch((error: unknown) =>
        log.error({ err: error }, "a visit was not counted"),
      );
    });
  };
}

/** Somebody who goes there, may be counted, and is no program. Frames and fetches go nowhere. */
export function isPersonsVisit(request: Pick<Request, "method" | "headers">): boolean {
  const { method, headers } = request;
  const one = (name: string) => headers[name]?.toString();
  const wishesNot = one("dnt") === "1" || one("sec-gpc") === "1";
  const isAhead = one("sec-purpose") ?? one("purpose") ?? one("x-moz");
  const userAgent = one("user-agent");
  return (
    method === "GET" &&
    !wishesNot &&
    !isAhead &&
    isNavigation(one("sec-fetch-dest"), one("accept")) &&
    Boolean(userAgent) &&
    !isbot(userAgent)
  );
}

function isPage(response: Response): boolean {
  // What the browser has already is a visit as well.
  if (response.statusCode === 304) return true;
  const type = String(response.getHeader("Content-Type") ?? "");
  return response.statusCode === 200 && type.startsWith("text/html");
}

async function noteVisit(visits: Visits, request: Request, slug: string): Promise<void> {
  const { cookie } = request.headers;
  await visits.count({
    slug,
    address: request.ip ?? "",
    userAgent: request.get("user-agent") ?? "",
    viewer: cookie ? await identify(cookie) : { user: null, trialKey: null },
  });
}
