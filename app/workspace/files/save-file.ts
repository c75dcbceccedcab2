import type { Notify } from "~/workspace/notify";
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

  /** @returns whether it is stored: a file that somebody else changed is shown as it is now */
  const keep = async (path: string, text: string): Promise<boolean> => {
    const file = get().files.get(path);
    if (!file) {
      putFile(await store.createFile(path, text));
      return true;
    }
    const base = get().drafts[path]?.base ?? file.content;
    const outcome = await store.saveFile(file, text, base);
    if (outcome.kind === "saved") putFile(outcome.file);
    else if (outcome.current) putFile(outcome.current);
    else dropFile(path);
    return outcome.kind === "saved";
  };

  return async (path: string): Promise<boolean> => {
    const text = edits.textOf(path);
    if (get().saving.has(path)) return false;
    set({ saving: new Set(get().saving).add(path) });
    try {
      if (!(await keep(path, text))) return false;
      edits.saved(path, text);
      notify({ title: "File saved" });
      return true;
    } catch (error) {
      console.warn("Saving failed.", error);
      notify({ title: "Error", description: "Failed to save file", kind: "error" });
      return false;
    } finally {
      const saving = new Set(get().saving);
      saving.delete(path);
      set({ saving });
    }
  };
}
