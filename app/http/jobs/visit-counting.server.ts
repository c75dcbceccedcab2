import type { Request, Response } from "express";
import { isbot } from "isbot";
import { identify } from "~/accounts/viewer.server";
import { log } from "~/platform/log.server";
import type { PublishExpiry } from "~/publishing/publish-expiry.server";
import type { Visits } from "~/publishing/visits.server";
import { isNavigation } from "../api/published-html.server";
import { isLoadedAhead } from "../requests/loaded-ahead";

/**
 * Counts who opens a published app, once the answer is out: nobody waits for it, and a failure is
 * only logged.
 */
export function countVisits(visits: Visits, expiry: PublishExpiry) {
  return (request: Request, response: Response, slug: string): void => {
    if (!isVisit(request)) return;
    response.once("finish", () => {
      if (!isPage(response)) return;
      const counting = isPersonsVisit(request) ? noteVisit(visits, request, slug) : null;
      // What keeps an app alive says nothing of who it was: here nobody has to be asked.
      void Promise.all([expiry.noteVisit(slug, new Date()), counting]).catch((error: unknown) =>
        log.error({ err: error }, "a visit was not counted"),
      );
    });
  };
}

/** A visit of somebody who may be counted. */
export function isPersonsVisit(request: Pick<Request, "method" | "headers">): boolean {
  const { dnt, "sec-gpc": privacy } = request.headers;
  return dnt !== "1" && privacy !== "1" && isVisit(request);
}

/** Somebody who goes there and is no program. Frames and fetches go nowhere. */
function isVisit(request: Pick<Request, "method" | "headers">): boolean {
  const { method, headers } = request;
  const one = (name: string) => headers[name]?.toString();
  const userAgent = one("user-agent");
  return (
    method === "GET" &&
    !isLoadedAhead(one) &&
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
