import type { Request, RequestHandler, Response } from "express";
import { admitOrigins } from "~/app-data/admit-origins";
import { answerData, refuseData } from "~/app-data/answer-data.server";
import { isDataPath } from "~/app-data/collection-kinds";
import type { DataBudget } from "~/app-data/data-budgets";
import { tooLarge } from "~/platform/errors";
import { isLinkLabel, isPreviewLabel, isWellFormedLabel } from "~/platform/preview-label.server";
import { dropBody, hasBody } from "~/platform/request-body.server";
import type { SiteFiles } from "../engine/engine";
import { sendPrebuilt } from "../packages/prebuild/send-prebuilt.server";
import { sendStoreFile } from "../packages/store-files.server";
import { sendReloads } from "../previews/preview-calls.server";
import { isLinkOpen, openLink } from "../previews/preview-links.server";
import { PreviewReports } from "../previews/preview-reports.server";
import type { Previews } from "../previews/previews.server";
import { dataPlaceOf } from "./data-place.server";
import { meetHolder } from "./new-holder.server";
import { asksForData, sendNoApp, sendNoData } from "./no-data";
import { type SitesConfig, siteUrl } from "./origin.server";
import { meetOwner } from "./owner-pass.server";
import { isProductsOwn } from "./products-own";
import { proxySite } from "./proxy.server";
import { RequestsAtOnce } from "./requests-at-once.server";
import { sendTrouble } from "./send-trouble.server";
import { asksForWorker, dismissWorker, idleWorker, keepsPages } from "./service-worker-tombstone";
import { setSiteHeaders } from "./site-headers.server";
import { failurePage, missingPage, notBuiltPage, takenDownPage, waitingPage } from "./site-pages";
import { rootOf, type SiteRequest, siteOf } from "./site-request.server";
import { SiteSender, sendPage } from "./site-sender.server";

/** Answers whoever comes as far as a site's host, and counts no visit: the page around an app asks there. */
export const REACHED = "/@sayso/reached";

/** A published site, as its publisher hands it out. */
export interface ReleasedSite extends SiteFiles {
  /** Whose app it is, which may keep records; none can when absent. */
  projectId?: string;
  /** Names the version that every file belongs to. */
  etag: string;
  /** How many holders its address has had, this one among them; 1 when absent. */
  turn?: number;
  /** The project whose owner alone sees it; others may when null or absent. */
  privateTo?: string | null;
  /** No search engine should show it. */
  isUnlisted?: boolean;
}

/** What is said where an app was taken down. */
export interface TakenDownSite {
  status: 410 | 451;
  title: string;
  sentence: string;
}

/** Below this, the package store has modules of projects' own packages. */
const PREBUILT = "packages/";

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
  /** Where the app is now that had an address before; none has when absent. */
  findMoved?: (slug: string) => Promise<{ slug: string } | null>;
  /** What to answer where there was an app until it was taken down; nothing is said of any when absent. */
  findTakenDown?: (slug: string) => Promise<TakenDownSite | null>;
  /** Told of each request for something of a published site, before it is answered. */
  onPage?: (request: Request, response: Response, slug: string) => void;
  /** Names who asks, opaquely: sites have no accounts, so it is a network. */
  visitorOf: (request: Request) => string;
  /** Counts towards what a network may ask of apps' records; nothing keeps any when absent. @throws {AppError} 429 */
  countData?: (
    request: Request,
    projectId: string,
    use: { budget: DataBudget; amount: number },
  ) => Promise<void>;
  /** Bounds what answers with records hold that nobody reads; nothing does when absent. */
  boundRecords?: RequestHandler;
  /** Ends a request's turn early: what goes on is an answer without an end. */
  endTurn?: (request: Request) => void;
  /** Where packages of projects are; none when absent. */
  packageStore?: string | undefined;
  config: SitesConfig;
}): RequestHandler {
  const { previews, findRelease, findMoved, findTakenDown, onPage, visitorOf } = options;
  const { countData, packageStore, config } = options;
  const sender = new SiteSender();
  const reports = new PreviewReports(previews);
  const requests = new RequestsAtOnce();

  const sendPreview = async ({ request, response, asked }: Asked) => {
    const route = await previews.route(asked.linksTo ?? asked.label);
    if (!route) return sendPage(response, 404, missingPage("preview"));
    if (route.to === "proxy") return proxySite(request, response, route.origin, asked);
    if (route.to === "files") {
      if (asksForWorker(request)) {
        const worker = await route.site.read(asked.path);
        if (!worker) return dismissWorker(response);
        if (keepsPages(worker.body)) return idleWorker(response);
      }
      return sender.send({ request, response, asked, site: { ...route.site, etag: null } });
    }
    const events = `${rootOf(asked)}@sayso/events`;
    const { problems, progress } = route;
    if (problems.length > 0) {
      const page = asked.linksTo ? notBuiltPage(events) : failurePage(problems, events);
      return sendPage(response, 500, page);
    }
    sendPage(response, 200, waitingPage(events, progress));
  };

  /** The release of an address, and as whoever asks may see it: to all but its owner a private one is as if it were none. */
  const meetRelease = async ({ request, response, asked }: Asked) => {
    const found = await findRelease(asked.label);
    const isOwner =
      found?.privateTo && (await meetOwner(request, response, asked, found.privateTo));
    if (isOwner === "answered") return "answered";
    return { found, site: found?.privateTo && !isOwner ? null : found };
  };

  const sendData = async (
    { request, response, asked }: Asked,
    count: NonNullable<typeof countData>,
  ): Promise<void> => {
    const isPreview = isPreviewLabel(asked.label);
    const release = isPreview ? null : await meetRelease({ request, response, asked });
    if (release === "answered") return;
    // An app on a phone cannot be told of another address: it asks at the one that it was made with.
    const moved = isPreview || release?.found ? null : await findMoved?.(asked.label);
    if (moved)
      return sendData({ request, response, asked: { ...asked, label: moved.slug } }, count);
    const projectId = isPreview
      ? await previews.projectOf(asked.linksTo ?? asked.label)
      : release?.site?.projectId;
    if (!projectId) return sendNoApp(response);
    options.boundRecords?.(request, response, () => {});
    await answerData(request, response, {
      ...{ projectId, path: asked.path, ...dataPlaceOf(asked) },
      count: (budget, amount) => count(request, projectId, { budget, amount }),
    });
  };

  const sendRelease = async ({ request, response, asked }: Asked): Promise<void> => {
    const release = await meetRelease({ request, response, asked });
    if (release === "answered") return;
    const { found, site } = release;
    // Below a path nothing is kept: its pages have no origin. Who holds a domain says what is there.
    const met =
      asked.below || asked.isDomain ? "known" : meetHolder(request, response, site?.turn ?? 1);
    if (met === "answered") return;
    if (asksForWorker(request) && !(await site?.read(asked.path))) return dismissWorker(response);
    if (!site) {
      const moved = found ? null : await findMoved?.(asked.label);
      if (moved) return leadOn({ request, response, asked }, moved.slug);
      const taken = await findTakenDown?.(asked.label);
      return taken
        ? sendPage(response, taken.status, takenDownPage(taken))
        : sendPage(response, 404, missingPage("site"));
    }
    if (!site.privateTo) onPage?.(request, response, asked.label);
    if (site.privateTo || site.isUnlisted) response.set("X-Robots-Tag", "noindex");
    // What only the owner sees is kept by no cache.
    const sent = met === "known" && !site.privateTo ? site : { ...site, etag: null };
    await sender.send({ request, response, asked, site: sent });
  };

  /** To the same place of the app's present address; under a domain it is shown in place. */
  const leadOn = async ({ request, response, asked }: Asked, label: string): Promise<void> => {
    if (asked.isDomain) return sendRelease({ request, response, asked: { ...asked, label } });
    const rest = request.originalUrl.slice(asked.below ? rootOf(asked).length - 1 : 0);
    const place = siteUrl(request, config, label, rest.startsWith("/") ? rest : `/${rest}`);
    // Asked about each time: its owner may take the redirect back.
    response.status(308).set({ "Cache-Control": "no-cache", Location: place }).end();
  };

  return async (request, response, next) => {
    let asked = siteOf(request, config);
    if (!asked) return next();
    response.prependOnceListener("finish", () => dropBody(request));
    const asksForRecords = countData !== undefined && isDataPath(asked.path);
    try {
      setSiteHeaders(response, config, asked.below);
      if (asked.below && isProductsOwn(request)) return void response.status(403).end();
      if (asksForRecords && admitOrigins(request, response, dataPlaceOf(asked))) return;
      const isPreview = isPreviewLabel(asked.label);
      // No preview has such a label: the database need not be asked.
      if (isPreview && !isWellFormedLabel(asked.label)) {
        if (asksForRecords) return sendNoApp(response);
        return sendPage(response, 404, missingPage("preview"));
      }
      const visitor = visitorOf(request);
      if (isLinkLabel(asked.label)) {
        const linksTo = await openLink(previews, asked.label);
        if (!linksTo && asksForRecords) return sendNoApp(response);
        if (!linksTo) return sendPage(response, 404, missingPage("link"));
        asked = { ...asked, linksTo };
        // The terminal is its owner's: what others' pages log does not come there.
        if (asked.path === "/@sayso/log") return void response.status(204).end();
        response.set("X-Robots-Tag", "noindex");
      }
      const of = { label: asked.linksTo ?? asked.label, visitor };
      if (asked.path === "/@sayso/log") return await reports.take(request, response, of);
      if (countData && asksForRecords) {
        requests.count(response, visitor);
        return await sendData({ request, response, asked }, countData);
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        if (asksForData(request, asked.path)) return sendNoData(response, asked.path);
        response.status(405).set("Allow", "GET, HEAD").type("text").send("Sites are read only.");
        return;
      }
      if (hasBody(request)) throw tooLarge("Sites are read only: nothing here takes a body.");
      if (asked.path === "/@sayso/events") {
        const { label, linksTo } = asked;
        const link = linksTo && { through: label, mayFollow: () => isLinkOpen(label) };
        options.endTurn?.(request);
        return await sendReloads(response, previews, { ...of, ...link });
      }
      if (asked.path === REACHED) {
        return void response.status(204).set("Cache-Control", "no-store").end();
      }
      requests.count(response, visitor);
      if (asked.path.startsWith("/@store/")) {
        const name = asked.path.slice("/@store/".length);
        if (!name.startsWith(PREBUILT)) return sendStoreFile(request, response, name);
        const prebuilt = { storeFolder: packageStore ?? "", name: name.slice(PREBUILT.length) };
        return await sendPrebuilt(request, response, prebuilt);
      }
      const send = isPreview ? sendPreview : sendRelease;
      await send({ request, response, asked });
    } catch (error) {
      if (asksForRecords && refuseData(response, error)) return;
      if (response.headersSent || !sendTrouble(request, response, error)) next(error);
    }
  };
}
