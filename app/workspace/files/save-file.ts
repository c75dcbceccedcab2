import { ApiError } from "~/platform/api-client";
import { PROJECT_DELETED } from "~/projects/project-rules";
import { KEPT } from "~/workspace/editor/save-state";
import type { Notify } from "~/workspace/notify";
import { isSignedOut, SIGNED_OUT, signInAgain } from "~/workspace/signed-out";
import type { WorkspaceFile, WorkspaceStore } from "~/workspace/workspace-store";
import type { FilesStateStore } from "./files-state";
import type { UnsavedEdits } from "./unsaved-edits";

interface SaveFileOptions {
  state: FilesStateStore;
  store: WorkspaceStore;
  edits: UnsavedEdits;
  notify: Notify;
  putFile(file: WorkspaceFile): void;
  dropFile(path: string): void;
}

/** Saves one file. False when it failed or somebody else was faster; the edits stay. */
export function createSaveFile(options: SaveFileOptions) {
  const { store, edits, notify, putFile, dropFile } = options;
  const { getState: get, setState: set } = options.state;
  const running = new Map<string, Promise<boolean>>();

  /** What is stored now is what later edits begin with. */
  const stored = (path: string, text: string, file: WorkspaceFile) => {
    edits.rebase(path, text);
    putFile(file);
    edits.saved(path, text);
  };

  /** @returns whether it is stored: a file that somebody else changed is shown as it is now */
  const keep = async (path: string, text: string): Promise<boolean> => {
    const file = get().files.get(path);
    if (!file) {
      stored(path, text, await store.createFile(path, text));
      return true;
    }
    const base = get().drafts[path]?.base ?? file.content;
    const outcome = await store.saveFile(file, text, base);
    if (outcome.kind === "saved") {
      // One that was renamed or deleted meanwhile does not come back under the name it had.
      if (get().files.has(outcome.file.path)) stored(path, text, outcome.file);
      else edits.saved(path, text);
    } else if (outcome.current) putFile(outcome.current);
    else dropFile(path);
    return outcome.kind === "saved";
  };

  const run = async (path: string, isByItself: boolean): Promise<boolean> => {
    set({ saving: new Set(get().saving).add(path) });
    try {
      const isStored = await keep(path, edits.textOf(path));
      const failures = new Map(get().failures);
      if (failures.delete(path)) set({ failures });
      if (!isStored) return false;
      if (!isByItself) notify({ title: "File saved" });
      return true;
    } catch (error) {
      console.warn("Saving failed.", error);
      const isOut = store.kind === "account" && (await isSignedOut(error));
      const failure = isOut ? new ApiError(401, SIGNED_OUT) : error;
      set({ failures: new Map(get().failures).set(path, failure) });
      if (!isByItself) {
        const notice = {
          title: "Error",
          description: "Failed to save file",
          kind: "error",
        } as const;
        const isDeleted = error instanceof ApiError && error.code === PROJECT_DELETED;
        if (isOut) notify({ ...notice, description: SIGNED_OUT, action: signInAgain });
        else notify(isDeleted ? { ...notice, description: `${error.message} ${KEPT}.` } : notice);
      }
      return false;
    } finally {
      const saving = new Set(get().saving);
      saving.delete(path);
      set({ saving });
      edits.forgetUnchanged(path);
    }
  };

  /** @param isByItself nobody asked for it, so nobody is told beyond the state beside the file */
  const save = (path: string, isByItself = false): Promise<boolean> => {
    // One that is under way may have begun before the last key.
    const before = running.get(path);
    const saved = before ? before.then(() => run(path, isByItself)) : run(path, isByItself);
    running.set(path, saved);
    void saved.then(() => running.get(path) === saved && running.delete(path));
    return saved;
  };

  return Object.assign(save, {
    /** Waits for the saves that are under way. */
    async settled(): Promise<void> {
      await Promise.all(running.values());
    },
  });
}
