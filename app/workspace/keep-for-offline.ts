import { WORKER_FILES } from "~/generated/workers";
import { HASHED, type ToWorker } from "~/offline/kept";
import { languageOf } from "~/projects/files";
import { askToPersist, browserStorage } from "~/trial/storage-room";
import { loadDatabaseCode } from "~/trial/trial-database";
import { loadMarkdown } from "./conversation/message-text";
import { loadLanguage } from "./editor/editor-languages";
import type { FilesModel } from "./files/files-model";
import { savesData } from "./save-data";

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
      // A step from the list of projects never asked for this page.
      const page = location.origin + location.pathname;
      keepForOffline(paths(), page).catch((error) => console.warn("The page was not kept.", error));
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
 * Keeps, from the list of projects, what any trial needs without a line: one that is made in a tunnel
 * should have its editor too. Returns the way to stop.
 */
export function keepWorkspace(): () => void {
  const timer = setTimeout(() => {
    keepForOffline([]).catch((error) => console.warn("The workspace was not kept.", error));
  }, KEEP_AFTER_MS);
  return () => clearTimeout(timer);
}

/**
 * Loads what is loaded only when somebody opens a trial, a file, the history or the dialog to publish, and has
 * this device keep it, and all that the page has loaded before.
 *
 * @param paths files whose languages are to be coloured
 * @param page the address of a page to keep, too
 */
async function keepForOffline(paths: Iterable<string>, page?: string): Promise<void> {
  const worker = (await navigator.serviceWorker?.ready)?.active;
  if (!worker) return;
  const byLanguage = new Map([...paths].map((path) => [languageOf(path), path]));
  await Promise.allSettled([
    loadDatabaseCode(),
    import("./editor/Editor.client"),
    loadMarkdown(),
    import("./editor/editor-acts"),
    import("./editor/save-menu"),
    import("./files/autosave-in-page"),
    import("./files/ask-where-to"),
    import("./files/move-files"),
    import("./commands/press-keys"),
    import("./search/search-panel"),
    import("./language/format-file"),
    // Not the TypeScript service: it is ten times the rest of the page, and the editor does without.
    ...(savesData() ? ["search"] : ["search", "format"]).flatMap((name) =>
      (WORKER_FILES[name] ?? []).map((address) => fetch(address)),
    ),
    import("./history/history-body"),
    import("./phone/phone-publish-dialog"),
    import("./publish/publish-dialog"),
    import("./publish/share-sheet"),
    import("./preview/terminal-log"),
    import("./preview/pick-part"),
    import("./conversation/where-trial-lives"),
    import("./conversation/model-picker"),
    import("./conversation/attached-drafts"),
    import("./conversation/attach-files"),
    import("./conversation/add-attached"),
    import("./history/checkpoints"),
    import("./history/compare-with"),
    import("./history/name-version"),
    import("./shell/leave-question"),
    import("./shell/sign-in-dialog"),
    import("./editor/conflict-differences"),
    import("./trial-workspace-store"),
    import("./files/path-input"),
    import("./uploads/files-foot"),
    import("./uploads/choose-files"),
    import("./uploads/take-into-trial"),
    import("./binary/binary-pane"),
    import("~/trial/trial-bytes"),
    ...[...byLanguage].map(([language, path]) => loadLanguage(path, language)),
  ]);
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && HASHED.test(new URL(name).pathname));
  // What is kept already is not asked for again.
  const isKept = !page || (await caches.match(page, { ignoreVary: true }));
  const addresses = isKept ? files : [page, ...files];
  worker.postMessage({ type: "keep", addresses } satisfies ToWorker);
}
