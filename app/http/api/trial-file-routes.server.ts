import { Router } from "express";
import { receiveTrialBytes } from "~/trial/receive-bytes.server";
import { visitorOf } from "../limits/visitor.server";
import { expressApi, otherMethods } from "./express-api.server";

const ADDRESS = "/api/trial-projects/:id/bytes/:hash";

/** The bytes of a trial's files that are no text. Before Remix, which would hold them in memory whole. */
export function trialFileRoutes(): Router {
  const router = Router();
  router.put(
    ADDRESS,
    expressApi(async ({ viewer, projectId, request, response }) => {
      const { hash = "" } = request.params;
      const length = Number(request.get("Content-Length") ?? 0);
      try {
        const sent = { trialId: projectId, hash, body: request, length };
        await receiveTrialBytes(viewer, await visitorOf(request), sent);
        response.set("Cache-Control", "no-store").status(204).end();
      } finally {
        // Whoever is refused before the body was read should still get to see why.
        request.resume();
      }
    }),
  );
  router.all(ADDRESS, otherMethods("PUT"));
  return router;
}
