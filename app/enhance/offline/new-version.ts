import type { ToWorker } from "~/offline/kept";
import { showToast } from "~/ui/toaster";

/** How often a tab that stays open asks for a new version, in milliseconds. */
const ASK_MS = 60 * 60 * 1000;
/** How long the offer stays; after that it comes again when somebody turns to the tab. */
const OFFER_MS = 30_000;

/**
 * Offers a new version once it waits. Nothing reloads before somebody says so, nor while the page
 * would ask before it goes: an answer is being written, or something is not stored yet.
 */
export function offerNewVersion(registration: ServiceWorkerRegistration): void {
  let offered: ServiceWorker | null = null;
  let askedAt = Date.now();

  const offer = () => {
    const { waiting, active } = registration;
    // The first one waits for a moment, too.
    if (!active || !waiting || waiting === offered || document.hidden || !mayGo()) return;
    offered = waiting;
    showToast({
      title: "A new version is ready",
      description: "Reload to use it. Until then everything goes on as it is.",
      duration: OFFER_MS,
      action: { label: "Reload", run: () => reload(waiting) },
    });
  };

  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", offer);
  };
  registration.addEventListener("updatefound", watch);
  watch();
  offer();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    offered = null;
    offer();
    if (Date.now() - askedAt < ASK_MS) return;
    askedAt = Date.now();
    // Without a line it asks the next time.
    registration.update().catch(() => {});
  });
}

/** Lets the new worker take over, and comes anew with it. Other tabs go on as they are. */
function reload(waiting: ServiceWorker): void {
  if (!mayGo()) {
    showToast({
      title: "Not yet",
      description: "Something here is still being written or saved. Reload when it is done.",
    });
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: "take-over" } satisfies ToWorker);
}

/** Asks the page what the browser asks it before it goes. */
function mayGo(): boolean {
  return dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
