import { Router } from "express";
import { exportPerson } from "~/personal-data/export.server";
import { phoneAppSchema } from "~/phone-apps/phone-app";
import { openPhoneApp } from "~/phone-apps/phone-app.server";
import { badRequest } from "~/platform/errors";
import { checkFields } from "~/platform/form.server";
import { settings } from "~/platform/settings/settings.server";
import { storage } from "~/platform/storage.server";
import { accountExportPath, accountPath, loginPathTo } from "~/platform/urls";
import { zipStream } from "~/platform/zip.server";
import { entriesOfTree, entriesOfTrees, fileNameOf } from "~/projects/export.server";
import { PROJECTS_PER_PAGE } from "~/projects/project-query";
import { requireProject } from "~/projects/projects.server";
import { expressApi, otherMethods } from "./express-api.server";
import { sendZip } from "./send-zip.server";

const PROJECTS_EXPORT = "/api/projects/export";
const PROJECT_EXPORT = "/api/projects/:id/export";
const PHONE_APP = "/api/projects/:id/phone-app";

/**
 * Downloads as ZIPs, made while they are sent. Before Remix, which writes a stream as fast as it can be
 * made, whether its reader takes it, or is still there, or not.
 */
export function exportRoutes(): Router {
  const router = Router();
  // Several in one ZIP, a folder each.
  router.get(
    PROJECTS_EXPORT,
    expressApi(async ({ viewer, request, response }) => {
      const asked = new URL(request.originalUrl, "http://here").searchParams.getAll("project");
      const ids = [...new Set(asked)];
      if (ids.length === 0) throw badRequest("Select a project first.");
      if (ids.length > PROJECTS_PER_PAGE) {
        throw badRequest(`Select up to ${PROJECTS_PER_PAGE} projects: one ZIP holds no more.`);
      }
      const projects = await Promise.all(ids.map((id) => requireProject(viewer, id)));
      await sendZip(request, response, "projects", () => zipStream(entriesOfTrees(projects)));
    }),
  );
  router.all(PROJECTS_EXPORT, otherMethods("GET"));
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
    PHONE_APP,
    expressApi(async ({ viewer, projectId, request, response }) => {
      await requireProject(viewer, projectId);
      const { searchParams } = new URL(request.originalUrl, "http://here");
      const asked = checkFields(searchParams, phoneAppSchema);
      const { name, open } = await openPhoneApp(viewer, storage, projectId, asked);
      await sendZip(request, response, name, open);
    }),
  );
  router.all(PHONE_APP, otherMethods("GET"));
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
