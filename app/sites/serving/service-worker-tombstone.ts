import type { Request, Response } from "express";

/**
 * A service worker that drops what was cached, takes itself away and loads the open pages anew.
 */
const FAREWELL = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url).catch(() => {});
})()));
`;

/** Whether a browser asks for the script of a service worker, be it to see if there is a newer one. */
export function asksForWorker(request: Request): boolean {
  return request.get("service-worker") === "script";
}

/**
 * Answers for a worker that the site does not have. Whoever had the address before may have left it
 * in the browsers of their visitors, where it would answer in the place of the new app for good: a
 * missing script does not end one (docs/decisions/036-workers-end-with-their-app.md).
 */
export function dismissWorker(response: Response): void {
  response.status(200).type("js").set("Cache-Control", "no-store").send(FAREWELL);
}
