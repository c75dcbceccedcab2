import { Router } from "express";
import { PICTURE_BYTES, PICTURE_TOO_LARGE } from "~/community/writing/picture-limits";
import type { PostPictures } from "~/community/writing/pictures.server";
import { unauthorized } from "~/platform/errors";
import { postPicturesApiPath } from "~/platform/urls";
import { expressApi, otherMethods } from "./express-api.server";
import { readFilePart } from "./file-part.server";

const FORM = { field: "picture", bytes: PICTURE_BYTES, tooLarge: PICTURE_TOO_LARGE };

/** Sending a picture for a post or a message. Before Remix, which would hold the form twice. */
export function postPictureRoutes(pictures: PostPictures): Router {
  const router = Router();
  router.post(
    postPicturesApiPath,
    expressApi(async ({ viewer, request, response }) => {
      try {
        if (!viewer.user) throw unauthorized("Please log in to send pictures.");
        const picture = await pictures.take(viewer.user.id, () => readFilePart(request, FORM));
        response.status(201).set("Cache-Control", "no-store").json(picture);
      } finally {
        // Whoever is refused before the body was read should still get to see why.
        request.resume();
      }
    }),
  );
  router.all(postPicturesApiPath, otherMethods("POST"));
  return router;
}
