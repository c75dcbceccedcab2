import { Router } from "express";
import { env } from "~/platform/env.server";
import { previewProxyPath } from "~/platform/urls";
import { visitorKey } from "~/platform/visitor-key.server";
import { isTrialId } from "~/projects/project";
import { requireProject } from "~/projects/projects.server";
import type { Previews } from "~/sites/previews/previews.server";
import { siteUrl } from "~/sites/serving/origin.server";
import { openServerCopy } from "~/trial/server-copy.server";
import { expressApi, otherMethods } from "../api/express-api.server";
import { visitorOf } from "../limits/visitor.server";
import { openEventStream } from "./sse.server";

/** Starting, stopping and watching previews. The page itself is served on the preview's own host. */
export function previewRoutes(previews: Previews): Router {
  const router = Router();

  router.post(
    "/api/projects/:id/preview/start",
    expressApi(async ({ viewer, projectId, request, response }) => {
      if (isTrialId(projectId)) await openServerCopy(viewer, projectId);
      const project = await requireProject(viewer, projectId);
      const state = await previews.start(project.id, visitorKey(await visitorOf(request)));
      response.json({ ...state, url: previewProxyPath(projectId) });
    }),
  );

  router.post(
    "/api/projects/:id/preview/stop",
    expressApi(async ({ viewer, projectId, response }) => {
      const project = await requireProject(viewer, projectId);
      await previews.stop(project.id);
      response.json({ status: "stopped" });
    }),
  );

  router.get(
    "/api/projects/:id/preview/status",
    expressApi(async ({ viewer, projectId, response }) => {
      const project = await requireProject(viewer, projectId);
      response.set("Cache-Control", "no-store");
      const { status, error, problems, nothingToRun } = await previews.status(project.id);
      const url = status === "stopped" ? undefined : previewProxyPath(projectId);
      const why = status === "error" ? { error, problems, nothingToRun } : { error };
      response.json({ status, url, ...why });
    }),
  );

  router.get(
    "/api/projects/:id/preview/logs",
    expressApi(async ({ viewer, projectId, request, response }) => {
      const project = await requireProject(viewer, projectId);
      const stream = openEventStream(request, response);
      for await (const line of previews.logs(project.id, stream.signal)) {
        await stream.send(JSON.stringify(line), String(line.id));
      }
      stream.end();
    }),
  );

  // The label is a capability: only who may open the project is sent to it.
  router.get(
    "/api/projects/:id/preview/proxy(/*)?",
    expressApi(async ({ viewer, projectId, request, response }) => {
      const project = await requireProject(viewer, projectId);
      const label = await previews.labelOf(project.id);
      if (!label) {
        response.status(409).type("html").send(NOT_RUNNING);
        return;
      }
      // The optional part carries its slash.
      const rest = (request.params as Record<string, string>)[0]?.replace(/^\/+/, "") ?? "";
      response.set("Cache-Control", "no-store");
      response.redirect(302, siteUrl(request, env, label, `/${rest}`));
    }),
  );

  router.all("/api/projects/:id/preview/:act(start|stop)", otherMethods("POST"));
  router.all("/api/projects/:id/preview/:act(status|logs|proxy)", otherMethods("GET"));
  router.all("/api/projects/:id/preview/proxy/*", otherMethods("GET"));

  return router;
}

const NOT_RUNNING =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview stopped</title><p>The preview is not running. Start it in the workspace.</p></html>';
