import type { Request, RequestHandler, Response } from "express";
import { AppError } from "~/platform/errors";
import type { SiteFiles } from "../engine/engine";
import { sendStoreFile } from "../packages/store-files.server";
import { isPreviewLabel } from "../previews/label.server";
import { sendReloads, takeReport } from "../previews/preview-calls.server";
import type { Previews } from "../previews/previews.server";
import { meetHolder } from "./new-holder.server";
import type { SitesConfig } from "./origin.server";
import { proxySite } from "./proxy.server";
import { asksForWorker, dismissWorker } from "./service-worker-tombstone";
import { setSiteHeaders } from "./site-headers.server";
import { failurePage, missingPage, waitingPage } from "./site-pages";
import { rootOf, type SiteRequest, siteOf } from "./site-request.server";
import { SiteSender, sendPage } from "./site-sender.server";

/** A published site, as its publisher hands it out. */
export interface ReleasedSite extends SiteFiles {
  /** Names the version that every file belongs to. */
  etag: string;
  /** How many holders its address has had, this one among them; 1 when absent. */
  turn?: number;
}

interface Asked {
  request: Request;
  response: Response;
  asked: SiteRequest;
}

/**
 * Serves sites on their own hosts (and below the fallback path), before anything of the product
 * can answer there.
 */
export function createSitesHandler(options: {
  previews: Previews;
  findRelease: (slug: string) => Promise<ReleasedSite | null>;
  /** Told of each request for something of a published site, before it is answered. */
  onPage?: (request: Request, response: Response, slug: string) => void;
  /** Names who asks, opaquely: sites have no accounts, so it is a network. */
  visitorOf: (request: Request) => string;
  config: SitesConfig;
}): RequestHandler {
  const { previews, findRelease, onPage, visitorOf, config } = options;
  const sender = new SiteSender();

  const sendPreview = async ({ request, response, asked }: Asked) => {
    const route = await previews.route(asked.label);
    if (!route) return sendPage(response, 404, missingPage("preview"));
    if (route.to === "proxy") return proxySite(request, response, route.origin, asked);
    if (route.to === "files") {
      return sender.send({ request, response, asked, site: { ...route.site, etag: null } });
    }
    const events = `${rootOf(asked)}@sayso/events`;
    const { problems } = route;
    if (problems.length > 0) return sendPage(response, 500, failurePage(problems, events));
    sendPage(response, 200, waitingPage(events));
  };

  const sendRelease = async ({ request, response, asked }: Asked) => {
    const site = await findRelease(asked.label);
    // Below a path nothing is kept: its pages have no origin.
    const met = asked.below ? "known" : meetHolder(request, response, site?.turn ?? 1);
    if (met === "answered") return;
    if (asksForWorker(request) && !(await site?.read(asked.path))) return dismissWorker(response);
    if (!site) return sendPage(response, 404, missingPage("site"));
    onPage?.(request, response, asked.label);
    const sent = met === "known" ? site : { ...site, etag: null };
    await sender.send({ request, response, asked, site: sent });
  };

  return async (request, response, next) => {
    const asked = siteOf(request, config);
    if (!asked) return next();
    try {
      setSiteHeaders(response, config, asked.below);
      if (asked.below && isProductsOwn(request)) return void response.status(403).end();
      if (asked.path === "/@sayso/log") {
        return await takeReport(request, response, previews, asked.label);
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.status(405).set("Allow", "GET, HEAD").type("text").send("Sites are read only.");
        return;
      }
      if (asked.path.startsWith("/@store/")) {
        return sendStoreFile(request, response, asked.path.slice("/@store/".length));
      }
      if (asked.path === "/@sayso/events") {
        const visitor = visitorOf(request);
        return await sendReloads(response, previews, { label: asked.label, visitor });
      }
      const send = isPreviewLabel(asked.label) ? sendPreview : sendRelease;
      await send({ request, response, asked });
    } catch (error) {
      if (!(error instanceof AppError) || response.headersSent) return next(error);
      const { status, message, retryAfterSeconds } = error;
      if (retryAfterSeconds) response.set("Retry-After", String(retryAfterSeconds));
      response.status(status).type("text").send(message);
    }
  };
}

/**
 * Whether a page of the product asks for a file as code of its own, or a browser for its worker. A
 * site below a path has no origin, so what its own pages ask for always comes from elsewhere.
 */
function isProductsOwn(request: Request): boolean {
  if (asksForWorker(request)) return true;
  const isPage = /^(?:document|iframe|frame)$/.test(request.get("sec-fetch-dest") ?? "");
  return request.get("sec-fetch-site") === "same-origin" && !isPage;
}
