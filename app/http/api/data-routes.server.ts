import { Readable } from "node:stream";
import { Router } from "express";
import { requireCollection } from "~/app-data/owner-data.server";
import { recordsAsCsv, recordsAsJson } from "~/app-data/record-files.server";
import { notFound } from "~/platform/errors";
import { expressApi, otherMethods } from "./express-api.server";
import { sendMade } from "./send-made.server";

const FILE = "/api/projects/:id/data/:collection/:form";

const FORMS = {
  csv: { type: "text/csv; charset=utf-8", write: recordsAsCsv },
  json: { type: "application/json; charset=utf-8", write: recordsAsJson },
};

/** Downloads of what apps keep on the server, for their owners. */
export function dataRoutes(): Router {
  const router = Router();
  router.get(
    FILE,
    expressApi(async ({ viewer, projectId, request, response }) => {
      const { collection: id = "", form: named = "" } = request.params;
      if (!Object.hasOwn(FORMS, named)) throw notFound();
      const { type, write } = FORMS[named as keyof typeof FORMS];
      const collection = await requireCollection(viewer, projectId, id);
      const file = { name: `${collection.kind}-${collection.name}.${named}`, type };
      await sendMade(request, response, file, () => Readable.from(write(collection)));
    }),
  );
  router.all(FILE, otherMethods("GET, HEAD"));
  return router;
}
