import { createStore } from "zustand/vanilla";
import { isConnectionError, request, requestJson, shownError } from "~/platform/api-client";
import type { BuildProblem } from "~/sites/build/build-types";
import { hasEntry } from "~/sites/build/has-entry";
import { isOffline } from "~/workspace/line";
import { wait } from "~/workspace/wait";
import type { WorkspaceStore } from "~/workspace/workspace-store";
import {
  isNews,
  isReadyToStart,
  newPreviewState,
  type PreviewAnswer,
  type PreviewState,
  type PreviewStatus,
  problemsOf,
  withAnswer,
} from "./preview-state";

/** How often the status is asked for while somebody looks at it, in milliseconds. */
export const PREVIEW_POLL_MS = 5000;
/** The same while it tells how far it has come, in milliseconds. */
const PROGRESS_POLL_MS = 1000;
/** Failed starts before Retry is off. */
export const PREVIEW_MAX_RETRIES = 3;
/** Rest between stop and start of a restart, in milliseconds. */
export const RESTART_PAUSE_MS = 500;
/** Files that come one after the other are synced together, in milliseconds. */
const SYNC_DEBOUNCE_MS = 400;

/** What a person reads when a start could not be asked for. */
const UNREACHED =
  "The server did not take the request. Your files are kept; check the connection and retry.";

export interface PreviewModelOptions {
  store: WorkspaceStore;
  /** Paths of the project's files now. */
  paths(): Iterable<string>;
  status?: PreviewStatus;
  /** Told which packages package.json does not name, again and again until it does. */
  onAdded?(added: NonNullable<PreviewAnswer["added"]>): void;
}

/** The live preview of one workspace. */
export type PreviewModel = ReturnType<typeof createPreviewModel>;

export function createPreviewModel({
  store,
  paths,
  status = "stopped",
  onAdded,
}: PreviewModelOptions) {
  const state = createStore<PreviewState>(() => newPreviewState(status));
  const { getState: get, setState: set } = state;
  const base = `/api/projects/${encodeURIComponent(store.projectId)}/preview`;

  let starting: AbortController | null = null;
  let restarting: AbortController | null = null;
  let isOpen = false;
  let isPaused = false;
  let poll: ReturnType<typeof setTimeout> | null = null;
  let syncTimer: ReturnType<typeof setTimeout> | null = null;

  const setPicking = (isPicking: boolean) => set({ isPicking });

  const adopt = (answer: PreviewAnswer) => set(withAnswer(get(), answer));

  const failStart = (error: string, problems: readonly BuildProblem[]) => {
    set({ status: "error", error, problems, isEmpty: false, retries: get().retries + 1 });
  };

  /** Starts the preview, unless a start is under way. */
  const start = async (): Promise<void> => {
    if (starting) return;
    const controller = new AbortController();
    starting = controller;
    set({ status: "starting", error: null, progress: null, needsLine: false });
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
      if (starting !== controller) return;
      // It says nothing of the project, so it is no failed start.
      if (isOffline() && isConnectionError(error)) set({ status: "error", needsLine: true });
      else failStart(shownError(error, UNREACHED), []);
    } finally {
      if (starting === controller) starting = null;
      schedulePoll();
    }
  };

  /** Gives up a start or restart that is under way; this does not count as a failed start. */
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
    const { status: now, progress } = get();
    const pause = progress === null ? PREVIEW_POLL_MS : PROGRESS_POLL_MS;
    if (isOpen && now !== "stopped") poll = setTimeout(readStatus, pause);
  };

  const close = () => {
    isOpen = false;
    abandonStart();
    schedulePoll();
  };

  const readStatus = async () => {
    try {
      const answer = await requestJson<PreviewAnswer>("GET", `${base}/status`);
      const { isRestarting } = get();
      if (isOpen && !starting && !isRestarting && isNews(get(), answer)) adopt(answer);
      if (answer.added) onAdded?.(answer.added);
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
    await request("POST", `${base}/stop`).catch(console.warn);
    await wait(RESTART_PAUSE_MS);
    if (restarting === controller) await start();
    if (restarting !== controller) return;
    restarting = null;
    set({ isRestarting: false });
  };

  const refresh = () => {
    if (syncTimer) clearTimeout(syncTimer);
    syncTimer = setTimeout(() => {
      store.sync().catch(console.warn);
    }, SYNC_DEBOUNCE_MS);
  };

  return {
    state,
    start,
    restart,

    /** The preview came into view: it starts by itself, and its status is polled. */
    opened() {
      isOpen = true;
      if (get().status === "stopped") void start();
      schedulePoll();
    },
    /** The preview went out of view: a start that nobody waits for is given up. */
    closed() {
      isPaused = false;
      setPicking(false);
      close();
    },
    /** The page went away. The browser may bring it back as it was; `lineBack` goes on then. */
    paused() {
      isPaused ||= isOpen;
      close();
    },

    /** There may be a line again, or the page goes on after a pause. */
    lineBack() {
      const { status: now, needsLine } = get();
      if (isPaused) isOpen = true;
      isPaused = false;
      if (needsLine && isOpen && !isOffline()) void start();
      else if (store.kind === "trial" && now === "running" && isOpen) refresh();
      schedulePoll();
    },

    /** The preview goes on at another address; nothing answers at the one it had. */
    async renewAddress() {
      await request("POST", `${base}/address`);
      await readStatus();
    },

    async retry() {
      if (get().retries >= PREVIEW_MAX_RETRIES) return;
      set({ status: "stopped" });
      await start();
    },

    setPicking,
    reloadFrame: () => set({ frame: get().frame + 1, isTold: false }),

    /** A page of the app told from its frame where it is. */
    told() {
      if (!get().isTold) set({ isTold: true });
    },

    /** A file was written: a preview that is up is refreshed, one that is not may start. */
    fileSaved(path: string) {
      const { status: now, isEmpty } = get();
      if (now === "running" || now === "starting") {
        // The server itself refreshes an account's preview: the file was saved there.
        if (store.kind === "trial") refresh();
      } else if ((now === "stopped" || isEmpty) && isReadyToStart(store.kind, path, paths())) {
        void start();
      }
    },

    /** Files changed by hand or in another tab. The server knows of it, except in a trial. */
    filesChanged() {
      const { status: now, isEmpty } = get();
      if (isEmpty && hasEntry(paths())) void start();
      else if (store.kind === "trial" && (now === "running" || now === "starting")) refresh();
    },

    /** An answer ended: a preview that failed is restarted, one that runs is refreshed. */
    answerEnded(wroteFiles: boolean) {
      if (!wroteFiles) return;
      const { status: now, progress } = get();
      // A preview that is still "starting" failed while files were missing, or waits for packages.
      if (now === "error" || (now === "starting" && !starting && progress === null)) {
        set({ retries: 0 });
        void restart();
      }
      // Restarting a running one would blank the page; live reload shows the change.
      else if (now === "running") refresh();
    },
  };
}
