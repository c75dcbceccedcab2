import { Router } from "express";
import { badRequest, unauthorized } from "~/platform/errors";
import { flashCookie } from "~/platform/flash.server";
import { importPath, importReportPath, loginPath } from "~/platform/urls";
import { ARCHIVE_BYTES } from "~/projects/import/import-limits";
import { importZip } from "~/projects/import/import-project.server";
import { toAppError } from "../requests/error-response.server";
import { type ExpressCall, expressApi } from "./express-api.server";
import { readFileParts } from "./file-parts.server";

const LIMITS = { files: 1, bytes: ARCHIVE_BYTES };

/** Making a project of a ZIP that a form sends. Before Remix, which would hold it in memory whole. */
export function importRoutes(): Router {
  const router = Router();
  router.post(importPath, (request, response, next) => {
    // The page's other form, which asks for a repository, is the page's own.
    if (!/^multipart\/form-data/i.test(request.get("Content-Type") ?? "")) return next();
    void takeZip(request, response, next);
  });
  return router;
}

const takeZip = expressApi(async (call) => {
  const { viewer, request, response } = call;
  response.set("Cache-Control", "no-store");
  try {
    const id = await importSent(call);
    response.redirect(303, importReportPath(id));
  } catch (error) {
    const { message } = toAppError(error);
    const at = viewer.user ? importPath : `${loginPath}?returnTo=${encodeURIComponent(importPath)}`;
    const flash = { title: "Nothing was imported", description: message.slice(0, 500) };
    response.set("Set-Cookie", flashCookie({ ...flash, kind: "error" }));
    response.redirect(303, at);
  } finally {
    // Whoever is refused before the body was read should still get to see why.
    request.resume();
  }
});

async function importSent({ viewer, request }: ExpressCall): Promise<string> {
  if (!viewer.user) throw unauthorized("Please sign in to import a project. Nothing was stored.");
  let id: string | undefined;
  await readFileParts(request, LIMITS, async (zip) => {
    id = await importZip(viewer, zip);
  });
  if (!id) throw badRequest("Choose a ZIP to import.");
  return id;
}
