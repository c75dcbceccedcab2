import { Router } from "express";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Pictures that anybody may see, by the name in their address. */
interface PublicPictures {
  read(name: string): Promise<{ type: string; body: Uint8Array } | null>;
}

/** Serves pictures below `folder`, e.g. "/avatars". A name never gets another content. */
export function pictureRoute(folder: string, pictures: PublicPictures): Router {
  const router = Router();
  router.get(`${folder}/:name`, async (request, response, next) => {
    try {
      const picture = await pictures.read(request.params.name ?? "");
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
