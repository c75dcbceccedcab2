import { createStore } from "zustand/vanilla";
import type { BuildProblem } from "~/sites/build/build-types";
import { hasEntry } from "~/sites/build/entry-page";
import { request, requestJson, shownError } from "~/workspace/api-client";
import { wait } from "~/workspace/conversation/stream-client";
import type { WorkspaceStore } from "~/workspace/workspace-store";

/** How often the status is asked for while somebody looks at it, in milliseconds. */
export const PREVIEW_POLL_MS = 5000;
/** Failed starts before Retry is off. */
export const PREVIEW_MAX_RETRIES = 3;
/** Rest between stop and start of a restart, in milliseconds. */
const RESTART_PAUSE_MS = 500;
/** Files that come one after the other are synced together, in milliseconds. */
const SYNC_DEBOUNCE_MS = 400;

/** What is told when the server could not be asked. */
const UNREACHED =
  "The server did not take the request. Your files are kept; check the connection and retry.";

export type PreviewStatus = "stopped" | "starting" | "running" | "error";

export interface PreviewState {
  status: PreviewStatus;
  url: string | null;
  /** What the server says about an error. */
  error: string | null;
  /** What in the project keeps it from starting; none where it is the way to the server. */
  problems: readonly BuildProblem[];
  /** Whether it is "error" only because nobody has written anything to run yet. */
  isEmpty: boolean;
  retries: number;
  isRestarting: boolean;
  /** Counts the frames shown: a new number is a new frame. */
  frame: number;
}

interface PreviewAnswer {
  status: PreviewStatus;
  url?: string;
  error?: string;
  problems?: BuildProblem[];
  nothingToRun?: boolean;
}

export interface PreviewModelOptions {
  store: WorkspaceStore;
  /** Paths of the project's files now. */
  paths(): Iterable<string>;
  status?: PreviewStatus;
}

/** The live preview of one workspace. */
export type PreviewModel = ReturnType<typeof createPreviewModel>;

export function createPreviewModel({ store, paths, status = "stopped" }: PreviewModelOptions) {
  const state = createStore<PreviewState>(() => ({
    // One that runs or failed is started by the first look, which tells its address or the reason.
    status: status === "starting" ? status : "stopped",
    url: null,
    error: null,
    problems: [],
    isEmpty: false,
    retries: 0,
    isRestarting: false,
    frame: 0,
  }));
  const { getState: get, setState: set } = state;
  const base = `/api/projects/${encodeURIComponent(store.projectId)}/preview`;

  let starting: AbortController | null = null;
  let restarting: AbortController | null = null;
  let isOpen = false;
  let poll: ReturnType<typeof setTimeout> | null = null;
  let syncTimer: ReturnType<typeof setTimeout> | null = null;

  const adopt = (answer: PreviewAnswer) => {
    // Coming up anew means a new host behind the same address: the frame is loaded again.
    const isNewFrame = answer.status === "running" && get().status !== "running";
    set({
      status: answer.status,
      error: answer.error ?? null,
      problems: problemsOf(answer),
      isEmpty: answer.nothingToRun ?? false,
      // While it starts there is no page to show, nor where there is nothing to run.
      ...(answer.url && answer.status !== "starting" && !answer.nothingToRun
        ? { url: answer.url }
        : {}),
      ...(answer.status === "running" ? { retries: 0 } : {}),
      ...(isNewFrame ? { frame: get().frame + 1 } : {}),
    });
  };

  const failStart = (error: string, problems: readonly BuildProblem[]) => {
    set({ status: "error", error, problems, isEmpty: false, retries: get().retries + 1 });
  };

  /** Starts it; a start that is under way is the one. */
  const start = async (): Promise<void> => {
    if (starting) return;
    const controller = new AbortController();
    starting = controller;
    set({ status: "starting", error: null });
    try {
      await store.sync();
      if (starting !== controller) return;
      const answer = await requestJson<PreviewAnswer>("POST", `${base}/start`, undefined, {
        signal: controller.signal,
      });
      if (starting !== controller) return;
      if (answer.status === "error" && !answer.nothingToRun) {
        failStart(answer.error ?? "", problemsOf(answer));
      } else adopt(answer);
    } catch (error) {
      if (starting === controller) failStart(shownError(error, UNREACHED), []);
    } finally {
      if (starting === controller) starting = null;
      schedulePoll();
    }
  };

  const isNews = (answer: PreviewAnswer) => {
    const { status: now, isEmpty } = get();
    // A start that failed left nothing running: why it did is told until the next one.
    if (now === "error" && answer.status === "stopped") return isEmpty;
    return answer.status !== now || (answer.nothingToRun ?? false) !== isEmpty;
  };

  /** Gives up a start or restart that is under way, which is no failure. */
  const abandonStart = () => {
    if (!starting && !restarting) return;
    starting?.abort();
    restarting?.abort();
    starting = null;
    restarting = null;
    set({ status: "stopped", error: null, isRestarting: false });
  };

  const schedulePoll = () => {
    if (poll) clearTimeout(poll);
    poll = null;
    if (isOpen && get().status !== "stopped") poll = setTimeout(readStatus, PREVIEW_POLL_MS);
  };

  const readStatus = async () => {
    try {
      const answer = await requestJson<PreviewAnswer>("GET", `${base}/status`);
      const { isRestarting } = get();
      if (isOpen && !starting && !isRestarting && isNews(answer)) adopt(answer);
    } catch (error) {
      console.warn("The preview's status could not be read.", error);
    }
    schedulePoll();
  };

  const restart = async (): Promise<void> => {
    if (restarting) return;
    const controller = new AbortController();
    restarting = controller;
    set({ isRestarting: true });
    await request("POST", `${base}/stop`).catch((error) => console.warn(error));
    await wait(RESTART_PAUSE_MS);
    if (restarting === controller) await start();
    if (restarting !== controller) return;
    restarting = null;
    set({ isRestarting: false });
  };

  const refresh = () => {
    if (syncTimer) clearTimeout(syncTimer);
    syncTimer = setTimeout(() => {
      store.sync().catch((error) => console.warn("The preview could not be synced.", error));
    }, SYNC_DEBOUNCE_MS);
  };

  return {
    state,
    start,
    restart,

    /** The preview came into view: it starts by itself, and its status is followed. */
    opened() {
      isOpen = true;
      if (get().status === "stopped") void start();
      schedulePoll();
    },
    /** The preview, or the whole page, went out of view: nobody waits for a start any more. */
    closed() {
      isOpen = false;
      abandonStart();
      schedulePoll();
    },

    async retry() {
      if (get().retries >= PREVIEW_MAX_RETRIES) return;
      set({ status: "stopped" });
      await start();
    },

    reloadFrame: () => set({ frame: get().frame + 1 }),

    /** A file was written: a preview that is up follows, one that is not may come up. */
    fileSaved(path: string) {
      const { status: now, isEmpty } = get();
      if (now === "running" || now === "starting") {
        // An account's preview is reloaded by the server, which sees the file first.
        if (store.kind === "trial") refresh();
      } else if ((now === "stopped" || isEmpty) && isReadyToStart(store.kind, path, paths())) {
        void start();
      }
    },

    /** Files changed by hand or in another tab: the server sees an account's, but not a trial's. */
    filesChanged() {
      const { status: now, isEmpty } = get();
      if (isEmpty && hasEntry(paths())) void start();
      else if (store.kind === "trial" && (now === "running" || now === "starting")) refresh();
    },

    /** A generation ended: a preview that failed gets another chance, one that runs catches up. */
    generationDone(wroteFiles: boolean) {
      if (!wroteFiles) return;
      const { status: now } = get();
      // One that still starts has waited for the answer to be complete.
      if (now === "error" || (now === "starting" && !starting)) {
        set({ retries: 0 });
        void restart();
      }
      // A running one reloads itself; starting it again would only blank the page.
      else if (now === "running") refresh();
    },
  };
}

/** What is wrong in the project: an answer of "error" is about nothing else. */
function problemsOf({ status, problems, error }: PreviewAnswer): readonly BuildProblem[] {
  if (status !== "error") return [];
  return problems?.length ? problems : error ? [{ text: error }] : [];
}

/** An account's preview starts with its page, a trial's when page and script are both there. */
function isReadyToStart(kind: "account" | "trial", saved: string, paths: Iterable<string>) {
  const isPage = (path: string) => /(^|\/)index\.html$/.test(path);
  if (kind === "account") return isPage(saved);
  const all = [...paths];
  return all.some(isPage) && all.some((path) => /(^|\/)script\.js$/.test(path));
}
