import { HASHED, type ToWorker } from "~/offline/kept";

/**
 * Has this device keep what a trial needs without a line: its page, which a step from the list of
 * projects never asked for, and what is loaded only when somebody opens a file or the history.
 */
export async function keepForOffline(): Promise<void> {
  const worker = (await navigator.serviceWorker?.ready)?.active;
  if (!worker) return;
  await Promise.allSettled([import("./editor/Editor.client"), import("./history/history-body")]);
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && HASHED.test(new URL(name).pathname));
  const addresses = [location.origin + location.pathname, ...files];
  worker.postMessage({ type: "keep", addresses } satisfies ToWorker);
}
