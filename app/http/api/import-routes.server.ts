import { type Request, Router } from "express";
import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { badRequest } from "~/platform/errors";
import { flashCookie } from "~/platform/flash.server";
import { importPath, importReportPath, loginPath } from "~/platform/urls";
import { ARCHIVE_BYTES } from "~/projects/import/import-limits";
import {
  accountTarget,
  type ImportTarget,
  importRepository,
  importZip,
} from "~/projects/import/import-project.server";
import { trialTarget } from "~/trial/import-target.server";
import { visitorOf } from "../limits/visitor.server";
import { toAppError } from "../requests/error-response.server";
import { type ExpressCall, expressApi, otherMethods, readExpressJson } from "./express-api.server";
import { readFileParts } from "./file-parts.server";

const LIMITS = { files: 1, bytes: ARCHIVE_BYTES };
const TRIAL_IMPORT = "/api/trial-projects/:id/import";

/** What a script learns of an import: the project's id, and the page that tells what was left out. */
interface Imported {
  id: string;
  report: string;
}

/** Making a project of a ZIP that is sent. Before Remix, which would hold it in memory whole. */
export function importRoutes(): Router {
  const router = Router();
  router.post(importPath, (request, response, next) => {
    const isOfPage = request.get("Accept")?.includes("text/html");
    // The page's other form, which asks for a repository, is the page's own.
    if (!isForm(request) && (isOfPage || !isJson(request))) return next();
    void (isOfPage ? answerForm : answerScript)(request, response, next);
  });
  router.post(TRIAL_IMPORT, importIntoTrial);
  router.all(TRIAL_IMPORT, otherMethods("POST"));
  return router;
}

const answerForm = expressApi(async (call) => {
  const { viewer, request, response } = call;
  response.set("Cache-Control", "no-store");
  try {
    const id = await importSent(viewer, accountTarget(viewer), request);
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

const answerScript = expressApi((call) => importAsked(call, () => accountTarget(call.viewer)));

const importIntoTrial = expressApi((call) => {
  const { viewer, request, projectId } = call;
  return importAsked(call, async () => trialTarget(viewer, await visitorOf(request), projectId));
});

/** A ZIP, or a repository's address as JSON. */
async function importAsked(
  call: ExpressCall,
  findTarget: () => ImportTarget | Promise<ImportTarget>,
): Promise<void> {
  const { viewer, request } = call;
  try {
    const target = await findTarget();
    if (isForm(request)) return tell(call, await importSent(viewer, target, request));
    const { repository } = await readExpressJson(request, z.object({ repository: z.string() }));
    tell(call, await importRepository(viewer, target, repository));
  } finally {
    // Whoever is refused before the body was read should still get to see why.
    request.resume();
  }
}

async function importSent(viewer: Viewer, target: ImportTarget, request: Request): Promise<string> {
  let id: string | undefined;
  await readFileParts(request, LIMITS, async (zip) => {
    id = await importZip(viewer, target, zip);
  });
  if (!id) throw badRequest("Choose a ZIP to import.");
  return id;
}

function tell({ response }: ExpressCall, id: string): void {
  const imported: Imported = { id, report: importReportPath(id) };
  response.status(201).set("Cache-Control", "no-store").json(imported);
}

function isJson(request: Request): boolean {
  return /^application\/json/i.test(request.get("Content-Type") ?? "");
}

function isForm(request: Request): boolean {
  return /^multipart\/form-data/i.test(request.get("Content-Type") ?? "");
}
