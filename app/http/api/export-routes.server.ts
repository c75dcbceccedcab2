import { Router } from "express";
import { exportPerson } from "~/personal-data/export.server";
import { settings } from "~/platform/settings/settings.server";
import { storage } from "~/platform/storage.server";
import { accountExportPath, accountPath, loginPathTo } from "~/platform/urls";
import { zipStream } from "~/platform/zip.server";
import { entriesOfTree, fileNameOf } from "~/projects/export.server";
import { requireProject } from "~/projects/projects.server";
import { expressApi, otherMethods } from "./express-api.server";
import { sendZip } from "./send-zip.server";

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
      const name = `${fileNameOf(settings.APP_NAME)}-account`;
      await sendZip(request, response, name, () => exportPerson(user.id, storage));
    }),
  );
  router.all(accountExportPath, otherMethods("GET, HEAD"));
  return router;
}
