import { Router } from "express";
import type { Screenshots } from "~/publishing/screenshots.server";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The pictures of published apps. A name never gets another content. */
export function screenshotRoute(screenshots: Screenshots): Router {
  const router = Router();
  router.get("/screenshots/:name", async (request, response, next) => {
    try {
      const picture = await screenshots.read(request.params.name);
      if (!picture) {
        response.status(404).set("Cache-Control", "no-store").type("text").send("No such picture");
        return;
      }
      response.set({
        "Content-Type": picture.type,
        "Cache-Control": `public, max-age=${YEAR_SECONDS}, immutable`,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        // Whoever is given a link may show its picture.
        "Cross-Origin-Resource-Policy": "cross-origin",
        ETag: `"${request.params.name}"`,
      });
      response.send(Buffer.from(picture.body));
    } catch (error) {
      next(error);
    }
  });
  return router;
}
