import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Request, type Response, Router } from "express";
import { exportPerson } from "~/personal-data/export.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { storage } from "~/platform/storage.server";
import { endStalledReader } from "~/platform/stream-reader.server";
import { accountExportPath, accountPath, loginPathTo } from "~/platform/urls";
import { zipStream } from "~/platform/zip.server";
import { entriesOfTree, fileNameOf } from "~/projects/export.server";
import { requireProject } from "~/projects/projects.server";
import { expressApi, otherMethods } from "./express-api.server";

const PROJECT_EXPORT = "/api/projects/:id/export";

/**
 * Downloads as ZIPs, made while they are sent. Before Remix, which writes a stream as fast as it can be
 * made, whether its reader takes it, or is still there, or not.
 */
export function exportRoutes(): Router {
  const router = Router();
  router.get(
    PROJECT_EXPORT,
    expressApi(async ({ viewer, projectId, request, response }) => {
      const project = await requireProject(viewer, projectId);
      const name = fileNameOf(project.name);
      await sendZip(request, response, name, () => zipStream(entriesOfTree(name, project.id)));
    }),
  );
  router.all(PROJECT_EXPORT, otherMethods("GET"));
  router.get(
    accountExportPath,
    expressApi(async ({ viewer: { user }, request, response }) => {
      if (!user) return response.redirect(302, loginPathTo(accountPath));
      const name = `${fileNameOf(env.APP_NAME)}-account`;
      await sendZip(request, response, name, () => exportPerson(user.id, storage));
    }),
  );
  router.all(accountExportPath, otherMethods("GET, HEAD"));
  return router;
}

async function sendZip(
  request: Request,
  response: Response,
  name: string,
  open: () => Readable,
): Promise<void> {
  response.set({
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="${name}.zip"`,
    "Cache-Control": "private, no-store",
  });
  if (request.method === "HEAD") return void response.end();
  endStalledReader(response);
  await pipeline(open(), response).catch((error: NodeJS.ErrnoException) => {
    // Its reader sees that it is cut off; whoever has left does not mind.
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    log.error({ err: error }, "an export was not sent to its end");
  });
}
