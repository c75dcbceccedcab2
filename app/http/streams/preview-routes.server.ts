import { Router } from "express";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { OpenAtOnce } from "~/platform/open-at-once";
import { onceOver } from "~/platform/response-over.server";
import { previewProxyPath } from "~/platform/urls";
import { turnName } from "~/platform/visitor-key.server";
import { isTrialId } from "~/projects/project";
import { requireProject } from "~/projects/projects.server";
import type { Previews } from "~/sites/previews/previews.server";
import { siteUrl } from "~/sites/serving/origin.server";
import { openServerCopy } from "~/trial/server-copy.server";
import { expressApi, otherMethods } from "../api/express-api.server";
import { holdPlace } from "../limits/spend.server";
import { networkVisitor, visitorOf } from "../limits/visitor.server";
import { endWithAccess } from "./access.server";
import { frameOf, openEventStream } from "./sse.server";

/**
 * Readers of terminals on this process; of one terminal: its person's tabs. Lines go to each of them. A network has no more
 * than some of all, however many accounts it has.
 */
const LOG_READERS = { all: 1_000, network: 400, project: 20 };
/** When to try again, in seconds. */
const RETRY_SECONDS = 10;

/** Starting, stopping and watching previews. The page itself is served on the preview's own host. */
export function previewRoutes(previews: Previews): Router {
  const router = Router();
  const readers = new OpenAtOnce(LOG_READERS);

  router.post(
    "/api/projects/:id/preview/start",
    expressApi(async ({ viewer, projectId, request, response }) => {
      const visitor = await visitorOf(request);
      if (isTrialId(projectId)) await openServerCopy(viewer, visitor, projectId);
      const project = await requireProject(viewer, projectId);
      const state = await previews.start(project.id, turnName(visitor));
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

  router.post(
    "/api/projects/:id/preview/address",
    expressApi(async ({ viewer, projectId, response }) => {
      const project = await requireProject(viewer, projectId);
      await previews.renewAddress(project.id);
      const { status, label } = await previews.glance(project.id);
      response.json({ status, label });
    }),
  );

  router.get(
    "/api/projects/:id/preview/status",
    expressApi(async ({ viewer, projectId, response }) => {
      const project = await requireProject(viewer, projectId);
      response.set("Cache-Control", "no-store");
      const { status, label, error, problems, nothingToRun, progress, added } =
        await previews.status(project.id);
      const url = status === "stopped" ? undefined : previewProxyPath(projectId);
      const why = status === "error" ? { error, problems, nothingToRun } : { error };
      // After "New address" the label is another host: the frame loads anew.
      response.json({ status, url, label, progress, added, ...why });
    }),
  );

  router.get(
    "/api/projects/:id/preview/logs",
    expressApi(async ({ viewer, projectId, request, response }) => {
      const project = await requireProject(viewer, projectId);
      const leave = readers.enter({ project: project.id, network: networkVisitor(request) });
      if (!leave) throw tooManyReaders();
      onceOver(request, response, leave);
      await holdPlace("logReaders", await visitorOf(request), { request, response });
      const stream = openEventStream(request, response);
      endWithAccess(stream, viewer, { id: projectId, storedId: project.id });
      for await (const line of previews.logs(project.id, stream.signal)) {
        await stream.sendShared(frameOfLine(line));
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
      const [, asked = ""] = /^[^?]*(\?.*)?$/.exec(request.originalUrl) ?? [];
      response.redirect(302, siteUrl(request, env, label, `/${rest}${asked}`));
    }),
  );

  router.all("/api/projects/:id/preview/:act(start|stop|address)", otherMethods("POST"));
  router.all("/api/projects/:id/preview/:act(status|logs|proxy)", otherMethods("GET"));
  router.all("/api/projects/:id/preview/proxy/*", otherMethods("GET"));

  return router;
}

const lineFrames = new WeakMap<object, Buffer>();

/** A line as all its readers get it: written out once. */
function frameOfLine(line: { id: number }): Buffer {
  const frame = lineFrames.get(line) ?? frameOf(JSON.stringify(line), String(line.id));
  lineFrames.set(line, frame);
  return frame;
}

function tooManyReaders(): AppError {
  const { project, network } = LOG_READERS;
  const message = `A terminal can be open ${project} times at once, and ${network} terminals on one network. Nothing is wrong with the preview; close a tab, or try again in ${RETRY_SECONDS} seconds.`;
  return new AppError(429, message, { code: "at_once", retryAfterSeconds: RETRY_SECONDS });
}

const NOT_RUNNING =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview stopped</title><p>The preview is not running. Start it in the workspace.</p></html>';
