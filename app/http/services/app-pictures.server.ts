import path from "node:path";
import express from "express";
import type { DataBudget } from "~/app-data/data-budgets";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { storage } from "~/platform/storage.server";
import { chromiumPath } from "~/publishing/pictures/find-chromium.server";
import { type Photograph, photographWith } from "~/publishing/pictures/photograph.server";
import { findLiveRelease } from "~/publishing/releases/find-live.server";
import { labelOfHost } from "~/sites/serving/origin.server";
import { createSitesHandler } from "~/sites/serving/serving.server";
import { packageStore, previews } from "./services.server";

/** Where apps are for the browser that takes their pictures, whatever their hosts are for people. */
const PLACES = { SITES_HOST: "sites.localhost", APP_URL: "http://localhost" };

/** @throws {AppError} 403 for anything but reading */
async function refuseWrites(
  _request: unknown,
  _app: string,
  { budget }: { budget: DataBudget },
): Promise<void> {
  if (budget !== "recordReads") throw new AppError(403, "Pictures of apps store nothing.");
}

/**
 * What answers the browser that takes a picture: that one app, as its visitors get it, and nothing of
 * the product, which this never reaches. It counts no visit.
 */
export function serveOneApp(slug: string): express.Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("query parser", false);
  app.use((request, response, next) => {
    if (labelOfHost(request.headers.host, PLACES) === slug) return next();
    response.status(403).end();
  });
  app.use(
    createSitesHandler({
      previews,
      findRelease: async (asked) => {
        const release = asked === slug ? await findLiveRelease(storage, slug) : null;
        // Its browser is new: there is nothing of a former holder in it.
        return release && { ...release, turn: 1 };
      },
      visitorOf: () => "picture",
      // It looks at what visitors see, and is no visitor itself.
      countData: refuseWrites,
      packageStore,
      config: PLACES,
    }),
  );
  return app;
}

/** Takes pictures of published apps; null where this server has no Chromium. */
export const photograph: Photograph | null =
  chromiumPath === null
    ? null
    : photographWith({
        chromium: chromiumPath,
        hasSandbox: env.CHROMIUM_SANDBOX === "on",
        folder: path.join(env.DATA_DIR, "taking-pictures"),
        hostOf: (slug) => `${slug}.${PLACES.SITES_HOST}`,
        serve: serveOneApp,
      });
