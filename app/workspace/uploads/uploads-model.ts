import { createStore } from "zustand/vanilla";
import { ApiError, shownError } from "~/platform/api-client";
import { formatBytes } from "~/projects/byte-size";
import { FILE_LIMITS } from "~/projects/files";
import { isEnvironment, type LeftOut, rootOf } from "~/projects/import/choose-entries";
import type { Dropped } from "~/projects/import/dropped-files";
import type { WhenTaken } from "~/projects/when-taken";
import type { Workspace } from "~/workspace/create-workspace";
import { type Sending, type SendOptions, sendFile } from "./send-file";

/** Files that are sent at once. */
const AT_ONCE = 2;

const ENVIRONMENT =
  "It sets variables, which are not kept as a file: paste it on the project's Environment page.";

/** A file on its way into the project. */
export interface Upload {
  id: number;
  file: File;
  folder: string;
  whenTaken: WhenTaken;
  /** `packed`: a ZIP, of which somebody says whether it is to be unpacked. */
  state: "waiting" | "sending" | "taken" | "failed" | "stored" | "skipped" | "packed";
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
  let left: readonly LeftOut[] = [];

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
    const open = all.filter((one) => isOpen(one));
    if (open.length !== all.length) state.setState(open, true);
    if (stored.length === 0 && left.length === 0) return;
    const [first] = stored;
    const what = stored.length === 1 ? (first?.file.name ?? "") : `${stored.length} files`;
    const told = left.length > 0 ? { description: sentenceOf(left) } : {};
    left = [];
    notify({ title: stored.length > 0 ? `Stored ${what}` : "Nothing was stored", ...told });
  };

  const send = async ({ id, file, folder, whenTaken }: Upload) => {
    const abort = new AbortController();
    const isAlone = state.getState().length === 1;
    leaving.set(id, abort);
    change(id, { state: "sending", share: 0 });
    try {
      const path = await hand(
        { file, folder, whenTaken },
        { onProgress: (share) => change(id, { share }), signal: abort.signal },
      );
      change(id, { state: path === null ? "skipped" : "stored" });
      // The list is read again for many files at once.
      if (state.getState().some((one) => one.state === "waiting")) return;
      await files.reload().catch(() => {});
      if (path !== null && isAlone) files.openFile(path);
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

  /** A trial's files are kept by the browser, those of an account by the server. */
  const hand: (sending: Sending, how: SendOptions) => Promise<string | null> =
    store.kind === "trial"
      ? async (sending) =>
          (await import("./take-into-trial")).takeIntoTrial(store.projectId, sending)
      : (sending, how) => sendFile(store.projectId, sending, how);

  /** What is known to be refused is not sent. */
  const obstacle = (file: File): string | null => {
    if (isEnvironment(file.name)) return ENVIRONMENT;
    if (file.size <= FILE_LIMITS.bytesPerBinary) return null;
    return `It has ${formatBytes(file.size)}; a file can have up to ${formatBytes(FILE_LIMITS.bytesPerBinary)}.`;
  };

  const add = (
    { files: chosen, leftOut, hasFolder }: Dropped,
    folder: string,
    whenTaken: WhenTaken = "ask",
  ) => {
    const isPacked = !hasFolder && chosen.length === 1 && /\.zip$/i.test(chosen[0]?.path ?? "");
    // The folder of a whole project is no folder in it.
    const isWhole = hasFolder && folder === "" && files.state.getState().files.size === 0;
    const root = isWhole ? rootOf(chosen.map(({ path }) => path)).length : 0;
    const added = chosen.map(({ path, file }): Upload => {
      count += 1;
      const into = folderOf(folder, path.slice(root));
      const begun = { id: count, file, folder: into, whenTaken, share: 0 };
      const problem = obstacle(file);
      if (problem) return { ...begun, state: "failed", problem };
      if (isPacked) return { ...begun, state: "packed", problem: `${file.name} is a ZIP.` };
      return { ...begun, state: "waiting" };
    });
    state.setState([...state.getState(), ...added], true);
    left = [...left, ...leftOut];
    goOn();
  };

  return {
    state,

    add,

    /** Unpacks a ZIP into the folder that it was given to. */
    async unpack(id: number) {
      const packed = state.getState().find((one) => one.id === id);
      if (!packed) return;
      change(id, { state: "sending", problem: "" });
      try {
        const { unpack } = await import("./unpack");
        const unpacked = await unpack(packed.file);
        remove(id);
        add(unpacked, packed.folder);
      } catch (error) {
        change(id, { state: "failed", problem: (error as Error).message });
      }
    },

    /** Decides on all files whose paths were taken. */
    decideAll(whenTaken: WhenTaken) {
      const decided = state
        .getState()
        .map((one) =>
          one.state === "taken"
            ? { ...one, state: "waiting" as const, whenTaken, problem: "" }
            : one,
        );
      state.setState(decided, true);
      goOn();
    },

    /** Ends all that are on their way or wait, and puts the rest away; what was stored stays. */
    leaveAll() {
      for (const abort of leaving.values()) abort.abort();
      state.setState([], true);
      void files.reload().catch(() => {});
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

/** Whether it waits for a decision, or for being seen. */
function isOpen({ state }: Upload): boolean {
  return state === "taken" || state === "failed" || state === "packed";
}

/** Folders that were dropped keep what is in them together. */
function folderOf(folder: string, path: string): string {
  const inside = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  return [folder.replace(/\/+$/, ""), inside].filter(Boolean).join("/");
}

function sentenceOf(leftOut: readonly LeftOut[]): string {
  const [first] = leftOut;
  if (leftOut.length === 1) return `${first?.path} was left out. ${first?.why}`;
  return `Left out: ${leftOut.map(({ path }) => path).join(", ")}.`;
}
