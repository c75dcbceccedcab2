import { HASHED, type ToWorker } from "~/offline/kept";
import { pwaPath, pwaProjectPath, pwaProjectsPath } from "~/platform/urls";
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
  if ([pwaPath, pwaProjectsPath].includes(location.pathname)) void keep([ANY_TRIAL]);
  addEventListener("appinstalled", () => void keep([pwaProjectsPath, ANY_TRIAL]));
}

/** The page of a trial that is nobody's: without a line it stands in for those of all. */
const ANY_TRIAL = pwaProjectPath("trial_any");

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
