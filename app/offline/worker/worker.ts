/**
 * The service worker: files from the device, pages from the network with the last copy at hand, pushes,
 * and what other apps share. It is sent whole with every build, so it stays below 3 kB compressed, and
 * it answers nothing that it does not know (docs/decisions/069-one-small-worker.md).
 */
import { offlinePath, sharePath } from "~/platform/urls";
import { ASSETS, HASHED } from "../kept";
import {
  SHARED_CACHE,
  SHARED_PICTURE_ADDRESS,
  SHARED_TEXT_HEADER,
  sharedPath,
  sharedPicture,
  sharedText,
} from "../shared";
import { answerAsset, answerPage } from "./answers";
import { openPush, showPush } from "./pushes";
import { scope } from "./scope";
import { dropFormerBuilds, keep, put } from "./store";
import { isOpenedPage } from "./untouched";

// Among the files, where no limit reaches it.
scope.addEventListener("install", (event) =>
  event.waitUntil(keep(offlinePath, (path, answer) => put(ASSETS, path, answer))),
);

// The first one takes the pages that are open; a later one waits until it is asked, or they are closed.
scope.addEventListener("activate", (event) =>
  event.waitUntil(dropFormerBuilds().then(() => scope.clients.claim())),
);

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (request.method === "POST" && pathname === sharePath) {
    return event.respondWith(takeShared(request));
  }
  if (request.method !== "GET" || request.headers.has("Range")) return;
  if (HASHED.test(pathname)) event.respondWith(answerAsset(event));
  else if (isOpenedPage(request, pathname)) event.respondWith(answerPage(event));
});

scope.addEventListener("message", (event) => {
  if (event.data.type === "take-over") return event.waitUntil(scope.skipWaiting());
  const keeping = event.data.addresses.map((address) => keep(address).catch(() => {}));
  event.waitUntil(Promise.all(keeping));
});

scope.addEventListener("push", (event) => event.waitUntil(showPush(event.data.json() as never)));

scope.addEventListener("notificationclick", (event) =>
  event.waitUntil(openPush(event.notification)),
);

/** What another app shares does not have to leave the device. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const text = sharedText(form);
  const picture = sharedPicture(form);
  const became = picture ? await keepPicture(picture, text) : undefined;
  return Response.redirect(sharedPath(text, became), 303);
}

/** It waits for somebody to say what to do with it: a picture does not fit into an address. */
async function keepPicture(picture: Blob, text: string): Promise<"kept" | "lost"> {
  try {
    const headers = { [SHARED_TEXT_HEADER]: encodeURIComponent(text) };
    const cache = await caches.open(SHARED_CACHE);
    await cache.put(SHARED_PICTURE_ADDRESS, new Response(picture, { headers }));
    return "kept";
  } catch {
    return "lost";
  }
}
