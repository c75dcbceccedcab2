import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import path from "node:path";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type Express } from "express";
import { identify } from "~/accounts/viewer.server";
import { env } from "~/platform/env.server";
import type { AppError } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { storage } from "~/platform/storage.server";
import { findMoved } from "~/publishing/former-slugs.server";
import { findLiveRelease } from "~/publishing/releases/find-live.server";
import { findPublished } from "~/publishing/showcase.server";
import { rememberUnknown } from "~/publishing/unknown-slugs.server";
import { findTakenDown } from "~/publishing/withheld.server";
import { createSitesHandler } from "~/sites/serving/serving.server";
import roomStyles from "~/styles/rooms.css";
import siteStyles from "~/styles/site.css";
import workspaceStyles from "~/styles/workspace.css";
import { dataRoutes } from "../api/data-routes.server";
import { exportRoutes } from "../api/export-routes.server";
import { importRoutes } from "../api/import-routes.server";
import { personExportRoute } from "../api/person-export-route.server";
import { pictureRoute } from "../api/picture-route.server";
import { postPictureRoutes } from "../api/post-picture-routes.server";
import { projectFileRoutes } from "../api/project-file-routes.server";
import { publishedHtml } from "../api/published-html.server";
import { answerSave } from "../api/save-route.server";
import { trialFileRoutes } from "../api/trial-file-routes.server";
import { uploadRoutes } from "../api/upload-routes.server";
import { countVisits } from "../jobs/visit-counting.server";
import { boundBodies, countBodyDuring } from "../limits/bodies-in-flight.server";
import { limitBodySizes } from "../limits/body-sizes.server";
import { limitActs } from "../limits/count-acts.server";
import {
  countBodiesDuringActions,
  lookAgainAfterActions,
  lookAgainAfterBodies,
} from "../limits/counted-actions.server";
import { countDataUse } from "../limits/data-use.server";
import { refuseLater } from "../limits/refusals-later.server";
import { endTurn, takeTurns } from "../limits/request-turns.server";
import { openServer } from "../limits/slow-requests.server";
import { boundUnread, RECORDS_UNREAD } from "../limits/unread-answers.server";
import { networkVisitor } from "../limits/visitor.server";
import { visitorContext } from "../limits/visitor-context.server";
import { inOrder } from "../requests/in-order";
import { loggedPath } from "../requests/logged-path";
import { leaveOutOrigin, requireSameOrigin } from "../requests/same-origin.server";
import { isFromThisMachine } from "../requests/this-machine.server";
import {
  avatars,
  generations,
  liveRooms,
  packageStore,
  postPictures,
  previews,
  publishExpiry,
  screenshots,
  sockets,
  uploads,
  visits,
} from "../services/services.server";
import { routeUpgrades } from "../sockets/upgrade.server";
import { answerFrameRoute } from "../streams/answer-frame-route.server";
import { chatSocketRoute } from "../streams/chat-route.server";
import { chatStream } from "../streams/chat-stream.server";
import { liveRoom } from "../streams/live-room.server";
import { planOrderRoutes } from "../streams/plan-order-routes.server";
import { previewRoutes } from "../streams/preview-routes.server";
import { keepAnswersPersonal } from "./answer-caching.server";
import { preferCompressed } from "./compressed-assets.server";
import { answerCertificate, routeDomains, TLS_PATH } from "./domains.server";
import { checkHost, checkTarget } from "./gate.server";
import { answerHealth, answerLater } from "./health.server";
import { HASHED_FOLDERS, KEPT_BUILDS, serveKeptBuilds } from "./kept-assets.server";
import { type KeepPage, pageCache, serveKeptPages } from "./page-cache.server";
import { answerRefusals } from "./refusal.server";
import { checkRequestLine } from "./request-line.server";
import { nonceOf, securityHeaders } from "./security-headers.server";
import { nameBuild, serviceWorker } from "./service-worker.server";
import { tellStorageFailures } from "./storage-failure-pages.server";
import { bindTrialBrowser } from "./trial-cookie.server";
import { takeTurnsByHost } from "./turns-by-host.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** This response's script nonce. */
    cspNonce: string;
    requestId: string;
    /** Names what pages of this build load. */
    build: string;
    /** Why the request went no further than the shell. */
    refusal: AppError | null;
    /** Whether who asks is on this very machine. */
    isFromThisMachine: boolean;
    /** Keeps the page for other visitors; begun before its loaders read anything. */
    keepPage: KeepPage;
  }
}

/** Whether whoever sent a request sees the published app at a slug. */
async function maySee(request: express.Request, slug: string): Promise<boolean> {
  const viewer = await identify(request.headers.cookie ?? null);
  return (await findPublished(slug, viewer)) !== null;
}

/** Builds the HTTP server around a Remix build. It does not listen yet. */
export function createServer({ build }: { build: ServerBuild }): Server {
  sockets.register(chatSocketRoute(liveRooms));
  const findRelease = rememberUnknown((slug) => findLiveRelease(storage, slug));
  const takenDown = rememberUnknown(findTakenDown);
  const moved = rememberUnknown(findMoved);
  const buildName = nameBuild(build);
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env.TRUST_PROXY);
  // Nobody reads what it parses: Remix has a parser of its own.
  app.set("query parser", false);
  // It would be made of each body: 10 ms of everybody's thread for 5 MB of a preview, which nobody keeps. What is worth
  // asking about again names its version itself.
  app.set("etag", false);
  app.use(nameRequest);
  // Under any host: what looks after a process asks it by its address. Both ask the database each time, so in turns, and
  // in turns of their own: neither a flood of pages nor a proxy that is made to ask for a thousand certificates keeps
  // health waiting, for which a server that is merely busy would be started anew.
  app.get("/healthz", takeTurns(), answerLater, answerHealth());
  app.get(TLS_PATH, takeTurns(), answerLater, answerCertificate);
  const onPage = countVisits(visits, publishExpiry);
  const sites = createSitesHandler({
    ...{ previews, findRelease, findMoved: moved, findTakenDown: takenDown },
    ...{ onPage, packageStore },
    ...{ visitorOf: networkVisitor, countData: countDataUse, config: env },
    ...{ boundRecords: boundUnread(RECORDS_UNREAD), endTurn },
  });
  app.use(
    inOrder(
      // Turns come before all that refuses: that is work too, and to read the rest of a refused body takes its sender's turn.
      ...[refuseLater, takeTurnsByHost(), checkTarget, routeDomains, checkHost],
      // Sites come first: nothing of the product's answers on their hosts, and none of its cookies.
      ...[sites, keepAnswersPersonal, securityHeaders(env.SITES_HOST)],
      ...[checkRequestLine, requireSameOrigin, limitBodySizes, boundBodies()],
      ...[bindTrialBrowser, limitActs, sockets.answer],
    ),
  );
  // Before all that a save does not need: what answers it is too small to be compressed.
  app.put("/api/files/:id", answerSave);
  // Compression would hold messages back until a block is full.
  app.use(liveRoom(liveRooms, { styles: [roomStyles], nonceOf }));
  const compress = compression({ filter: isCompressible });
  // What is given to compression is in memory until it is read.
  app.use(compress, boundUnread());
  app.use(pictureRoute("/screenshots", screenshots), pictureRoute("/avatars", avatars));
  app.use(pictureRoute("/pictures", postPictures));
  serveAssets(app);
  app.use(serviceWorker(buildName, env.SERVICE_WORKER === "on"));
  const found = { findRelease, findMoved: moved, findTakenDown: takenDown };
  app.get("/generate/:slug", publishedHtml({ ...found, maySee, onPage }));
  app.use(serveKeptPages(pageCache));
  app.use(answerFrameRoute(generations, [siteStyles, workspaceStyles]));
  app.use(uploadRoutes(uploads), postPictureRoutes(postPictures), exportRoutes());
  app.use(projectFileRoutes(), trialFileRoutes(), importRoutes(), dataRoutes());
  app.use(personExportRoute());
  app.use(chatStream(generations), previewRoutes(previews), planOrderRoutes());
  const pages = countBodiesDuringActions(
    lookAgainAfterActions(lookAgainAfterBodies(tellStorageFailures(build))),
  );
  const contextOf = contextIn(buildName);
  const getLoadContext = (request: express.Request, response: express.Response) =>
    contextOf(request, response, null);
  const remix = createRequestHandler({ build: pages, mode: env.NODE_ENV, getLoadContext });
  app.all("*", dropRestOfBody, leaveOutOrigin, remix);
  // What was refused before it came to its compression; a page that is compressed already stays so.
  const compressRefusals: express.ErrorRequestHandler = (error, request, response, next) =>
    compress(request, response, () => next(error));
  app.use(compressRefusals, answerRefusals(pages, contextOf));
  const server = openServer(app);
  routeUpgrades(server, app);
  return server;
}

/** What loaders and actions get of the shell. */
const contextIn =
  (build: string) =>
  (
    request: express.Request,
    response: express.Response,
    refusal: AppError | null,
  ): AppLoadContext => ({
    ...visitorContext(request, response),
    cspNonce: nonceOf(response),
    requestId: String(response.getHeader("X-Request-Id")),
    build,
    refusal,
    keepPage: pageCache.begin(),
    isFromThisMachine: isFromThisMachine(request),
    countBodyDuring: (work) => countBodyDuring(response, work),
  });

const nameRequest: express.RequestHandler = (request, response, next) => {
  response.setHeader("X-Request-Id", randomUUID());
  if (!log.isLevelEnabled("debug")) return next();
  const started = performance.now();
  response.on("finish", () => {
    log.debug({
      id: response.getHeader("X-Request-Id"),
      method: request.method,
      path: loggedPath(request.path),
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
    });
  });
  next();
};

/** What a route did not read is dropped: a connection reset would hide the answer from its sender. */
const dropRestOfBody: express.RequestHandler = (request, response, next) => {
  response.on("finish", () => request.removeAllListeners("data").resume());
  next();
};

function serveAssets(app: Express): void {
  const root = path.resolve("public");
  const year = 365 * 24 * 60 * 60 * 1000;
  for (const folder of HASHED_FOLDERS) {
    const hashed = express.static(path.join(root, folder), { immutable: true, maxAge: year });
    app.use(`/${folder}`, preferCompressed(path.join(root, folder), hashed));
  }
  app.use(serveKeptBuilds(path.join(env.DATA_DIR, KEPT_BUILDS)));
  const files = express.static(root, { maxAge: "1h", index: false });
  // Only names with an ending can be files; anything else need not ask the disk.
  app.use((request, response, next) =>
    path.extname(request.path) ? files(request, response, next) : next(),
  );
}

function isCompressible(request: express.Request, response: express.Response): boolean {
  // Compression would hold a stream's events back until a block is full.
  if (String(response.getHeader("Content-Type")).startsWith("text/event-stream")) return false;
  return compression.filter(request, response);
}
