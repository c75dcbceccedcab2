import { createStore } from "zustand/vanilla";
import { ApiError, shownError } from "~/platform/api-client";
import { formatBytes } from "~/projects/byte-size";
import { FILE_LIMITS } from "~/projects/files";
import type { WhenTaken } from "~/projects/when-taken";
import type { Workspace } from "~/workspace/create-workspace";
import { sendFile } from "./send-file";

/** Files that are sent at once. */
const AT_ONCE = 2;
const SIGN_IN = "Sign in to keep pictures and other files in a project; a trial holds texts alone.";

/** A file on its way into the project. */
export interface Upload {
  id: number;
  file: File;
  folder: string;
  whenTaken: WhenTaken;
  state: "waiting" | "sending" | "taken" | "failed" | "stored" | "skipped";
  /** How much has gone, from 0 to 1. */
  share: number;
  /** Why it failed, or what is to be decided. */
  problem?: string;
}

export type UploadsModel = ReturnType<typeof createUploads>;
const models = new WeakMap<Workspace, UploadsModel>();

/** The uploads of a workspace; they go on whatever is looked at. */
export function uploadsOf(workspace: Workspace): UploadsModel {
  const known = models.get(workspace);
  if (known) return known;
  const made = createUploads(workspace);
  models.set(workspace, made);
  return made;
}

function createUploads({ store, files, notify }: Workspace) {
  const state = createStore<readonly Upload[]>(() => []);
  const leaving = new Map<number, AbortController>();
  let count = 0;

  const change = (id: number, next: Partial<Upload>) =>
    state.setState(
      state.getState().map((one) => (one.id === id ? { ...one, ...next } : one)),
      true,
    );
  const remove = (id: number) =>
    state.setState(
      state.getState().filter((one) => one.id !== id),
      true,
    );

  const goOn = () => {
    const all = state.getState();
    const sending = all.filter((one) => one.state === "sending").length;
    const next = all.filter((one) => one.state === "waiting").slice(0, AT_ONCE - sending);
    for (const one of next) void send(one);
    if (sending + next.length === 0) settle();
  };

  /** What was stored is told once, together; what waits for a decision stays. */
  const settle = () => {
    const all = state.getState();
    const stored = all.filter((one) => one.state === "stored");
    const left = all.filter((one) => one.state === "taken" || one.state === "failed");
    if (left.length !== all.length) state.setState(left, true);
    if (stored.length === 0) return;
    const [first] = stored;
    const what = stored.length === 1 ? (first?.file.name ?? "") : `${stored.length} files`;
    notify({ title: `Stored ${what}` });
  };

  const send = async ({ id, file, folder, whenTaken }: Upload) => {
    const abort = new AbortController();
    leaving.set(id, abort);
    change(id, { state: "sending", share: 0 });
    try {
      const path = await sendFile(
        store.projectId,
        { file, folder, whenTaken },
        { onProgress: (share) => change(id, { share }), signal: abort.signal },
      );
      change(id, { state: path === null ? "skipped" : "stored" });
      await files.reload().catch(() => {});
      if (path !== null) files.openFile(path);
    } catch (error) {
      if (abort.signal.aborted) remove(id);
      else if (error instanceof ApiError && error.code === "file_exists") {
        change(id, { state: "taken", problem: `${error.body?.path} is there already.` });
      } else change(id, { state: "failed", problem: shownError(error, "It could not be stored.") });
    } finally {
      leaving.delete(id);
      goOn();
    }
  };

  /** What is known to be refused is not sent. */
  const obstacle = (file: File): string | null => {
    if (store.kind === "trial") return SIGN_IN;
    if (file.size <= FILE_LIMITS.bytesPerBinary) return null;
    return `It has ${formatBytes(file.size)}; a file can have up to ${formatBytes(FILE_LIMITS.bytesPerBinary)}.`;
  };

  return {
    state,

    add(chosen: readonly File[], folder: string, whenTaken: WhenTaken = "ask") {
      const added = chosen.map((file): Upload => {
        const problem = obstacle(file);
        count += 1;
        const begun = { id: count, file, folder, whenTaken, share: 0 };
        return problem ? { ...begun, state: "failed", problem } : { ...begun, state: "waiting" };
      });
      state.setState([...state.getState(), ...added], true);
      goOn();
    },

    /** Sends a file again whose path was taken, or that failed. */
    again(id: number, whenTaken: WhenTaken) {
      change(id, { state: "waiting", whenTaken, problem: "" });
      goOn();
    },

    /** Ends one that is on its way, or puts away one that is not. */
    leave(id: number) {
      leaving.get(id)?.abort();
      remove(id);
      goOn();
    },
  };
}
