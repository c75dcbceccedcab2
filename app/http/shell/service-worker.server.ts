import type { ServerBuild } from "@remix-run/node";
import { type RequestHandler, Router } from "express";
import { SCRIPTS } from "~/generated/scripts";
import { SERVICE_WORKER } from "~/generated/service-worker";
import { sha256 } from "~/platform/hash.server";
import { FORMER_WORKER_PATH, WORKER_PATH } from "~/platform/urls";

/**
 * What takes a worker out of a browser again, with all that it kept. Pages that are open go on, from
 * the network.
 */
const KILL_SWITCH = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Names what pages of this build load: when any of it changes, so does this. */
export function nameBuild(build: ServerBuild): string {
  const parts = [build.assets?.version ?? "", JSON.stringify(SCRIPTS), SERVICE_WORKER];
  return sha256(parts.join("\n")).slice(0, 12);
}

/**
 * Serves the service worker of a build. A browser asks whether it has changed with each page it opens,
 * and whatever proxy is between them must ask too.
 */
export function serviceWorker(build: string, isOn: boolean): Router {
  const script = isOn ? `self.BUILD=${JSON.stringify(build)};${SERVICE_WORKER}\n` : KILL_SWITCH;
  const version = `"${sha256(script).slice(0, 27)}"`;
  const answer: RequestHandler = (_request, response) => {
    response.set({
      ETag: version,
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // Wherever it is registered from.
      "Service-Worker-Allowed": "/",
    });
    response.send(script);
  };
  const router = Router();
  // A browser that has the former one asks for it until one of our pages has moved it over.
  router.get(WORKER_PATH, answer).get(FORMER_WORKER_PATH, answer);
  return router;
}
