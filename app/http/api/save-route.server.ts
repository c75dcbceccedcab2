import type { RequestHandler } from "express";
import { saveFile, saveSchema } from "~/projects/file-store.server";
import { expressApi, readExpressJson, sendJson } from "./express-api.server";

/**
 * Saving a file. The one JSON call that people make all the time, so it answers before Remix: its
 * router and request objects cost more than the save itself (docs/decisions/010-saves-on-express.md).
 */
export const answerSave: RequestHandler = expressApi(async ({ viewer, request, response }) => {
  const input = await readExpressJson(request, saveSchema);
  response.set("Cache-Control", "no-store");
  // Not the text itself: the editor has it, and on a slow line it would travel twice.
  const { content: _, ...saved } = await saveFile(viewer, request.params.id ?? "", input);
  sendJson(response, saved);
});
