import { HASHED, type ToWorker } from "~/offline/kept";
import { languageOf } from "~/projects/files";
import { askToPersist, browserStorage } from "~/trial/storage-room";
import { loadLanguage } from "./editor/editor-languages";
import type { FilesModel } from "./files/files-model";

/** A trial that just opened or changed has something better to load for so long, in milliseconds. */
const KEEP_AFTER_MS = 3_000;

/**
 * Keeps an open trial on this device: what it needs without a line, and, from the first answer or edit
 * on, its data when the browser makes room. Returns the way to stop.
 */
export function keepTrial(files: FilesModel): () => void {
  const paths = () => files.state.getState().files.keys();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const keepSoon = () => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      keepForOffline(paths()).catch((error) => console.warn("The page was not kept.", error));
    }, KEEP_AFTER_MS);
  };
  keepSoon();
  const ignore = files.state.subscribe((now, before) => {
    if (now.files === before.files) return;
    void askToPersist(browserStorage());
    keepSoon();
  });
  return () => {
    if (timer) clearTimeout(timer);
    ignore();
  };
}

/**
 * Has this device keep what a trial needs without a line: its page, which a step from the list of
 * projects never asked for, and what is loaded only when somebody opens a file or the history.
 *
 * @param paths the trial's files
 */
async function keepForOffline(paths: Iterable<string>): Promise<void> {
  const worker = (await navigator.serviceWorker?.ready)?.active;
  if (!worker) return;
  const byLanguage = new Map([...paths].map((path) => [languageOf(path), path]));
  await Promise.allSettled([
    import("./editor/Editor.client"),
    import("./history/history-body"),
    ...[...byLanguage].map(([language, path]) => loadLanguage(path, language)),
  ]);
  const page = location.origin + location.pathname;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && HASHED.test(new URL(name).pathname));
  // What is kept already is not asked for again.
  const addresses = (await caches.match(page, { ignoreVary: true })) ? files : [page, ...files];
  worker.postMessage({ type: "keep", addresses } satisfies ToWorker);
}
