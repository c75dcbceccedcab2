import { HASHED, type ToWorker } from "~/offline/kept";
import { pwaProjectsPath } from "~/platform/urls";
import { showUnread } from "./app-badge";
import { leaveFormerWorker } from "./former-worker";
import { tellOfLine } from "./line";
import { offerNewVersion } from "./new-version";

/** All that a page has to do with the service worker, once both are there. */
export function followWorker(registration: ServiceWorkerRegistration): void {
  tellOfLine();
  showUnread();
  offerNewVersion(registration);
  void leaveFormerWorker(registration);
  if (!cameByWorker()) void keepThisPage();
  addEventListener("appinstalled", () => void keep([pwaProjectsPath]));
}

/** A page that was asked for before the worker was there went past it. */
function cameByWorker(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (page?.workerStart ?? 0) > 0;
}

async function keepThisPage(): Promise<void> {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && HASHED.test(pathname));
  await keep([location.href.split("#")[0] ?? "", ...loaded.map(({ href }) => href)]);
}

async function keep(addresses: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "keep", addresses } satisfies ToWorker);
}
