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

/** A service worker that drops what one before it kept, and answers nothing. */
const IDLE = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
})()));
`;
/** What a worker says that keeps pages and scripts of its site. One that answers in a server's place (MSW) keeps none. */
const KEEPS = /\bcaches\b|\bworkbox\b/;

/** Whether a browser asks for the script of a service worker, be it to see if there is a newer one. */
export function asksForWorker(request: Request): boolean {
  return request.get("service-worker") === "script";
}

/** Whether a worker shows what a site was: in a preview nobody would see what they have just changed. */
export function keepsPages(script: Uint8Array): boolean {
  return KEEPS.test(new TextDecoder().decode(script));
}

/** Answers for a worker of a preview that would keep its pages: whoever registers it has one, as they have where it is published. */
export function idleWorker(response: Response): void {
  response.status(200).type("js").set("Cache-Control", "no-store").send(IDLE);
}

/**
 * Answers for a worker that the site does not have. Whoever had the address before may have left it
 * in the browsers of their visitors, where it would answer in the place of the new app for good: a
 * missing script does not end one (docs/decisions/036-workers-end-with-their-app.md).
 */
export function dismissWorker(response: Response): void {
  response.status(200).type("js").set("Cache-Control", "no-store").send(FAREWELL);
}
