import { createStore } from "zustand/vanilla";
import type { Notify } from "~/workspace/notify";
import type { WorkspaceFile, WorkspaceStore } from "~/workspace/workspace-store";
import type { DraftStorage } from "./draft-storage";
import { byPath, type FilesState, findChangedElsewhere } from "./files-state";
import { createOpenTabs } from "./open-tabs";
import { createSaveFile } from "./save-file";
import { createStreamedText } from "./streamed-text";
import { createUnsavedEdits } from "./unsaved-edits";

export interface FilesModelOptions {
  store: WorkspaceStore;
  drafts: DraftStorage;
  notify: Notify;
  files: readonly WorkspaceFile[];
  active?: string | null;
}

/** So often what is stored is read again, while saves overtake it. */
const RELOADS = 4;

/** Files, open tabs and unsaved edits of one workspace. */
export type FilesModel = ReturnType<typeof createFilesModel>;

export function createFilesModel({ store, drafts, notify, files, active }: FilesModelOptions) {
  const initial = byPath(files);
  const kept = drafts.read();
  const state = createStore<FilesState>(() => ({
    files: initial,
    open: active && initial.has(active) ? [active] : [],
    active: active && initial.has(active) ? active : null,
    drafts: kept,
    changedElsewhere: findChangedElsewhere(kept, initial),
    saving: new Set(),
    failures: new Map(),
    isAutosaving: false,
    typing: new Map(),
  }));
  const { getState: get, setState: set } = state;
  const edits = createUnsavedEdits(state, drafts);
  edits.settle();
  const { openFile, closeFile, moveTabs, closeMissing } = createOpenTabs(state);

  /** How often what is stored changed here: a list that was asked for before that may be older. */
  let changes = 0;

  const putFile = (file: WorkspaceFile) => {
    changes += 1;
    set({ files: new Map(get().files).set(file.path, file) });
    edits.compare(file.path);
  };

  const dropFile = (path: string) => {
    changes += 1;
    const next = new Map(get().files);
    next.delete(path);
    set({ files: next });
    if (get().drafts[path]) edits.compare(path);
    else closeFile(path);
  };

  const save = createSaveFile({ state, store, edits, notify, putFile, dropFile });

  /** Takes over what is stored now, e.g. after a reload of the list. */
  const replaceAll = (stored: readonly WorkspaceFile[]) => {
    const next = byPath(stored);
    set({ files: next, changedElsewhere: findChangedElsewhere(get().drafts, next) });
    edits.settle();
    closeMissing();
  };

  return {
    state,
    openFile,
    closeFile,
    putFile,
    dropFile,
    replaceAll,
    save,
    textOf: edits.textOf,
    edit: edits.edit,
    /** Keeps for a reload what was typed a moment ago, as when the page is about to go. */
    keepDrafts: drafts.flush,
    /** Files have other paths; what was typed in them, and their tabs, go along. `before` is how it was. */
    moved(before: FilesState, files: readonly { from: string; file: WorkspaceFile }[]) {
      for (const { from, file } of files) {
        putFile(file);
        edits.move(from, file.path);
        dropFile(from);
      }
      moveTabs(before, new Map(files.map(({ from, file }) => [from, file.path])));
    },
    ...createStreamedText(state),

    /** Reads again what is stored. What is being saved meanwhile is newer than the list, which is asked for anew. */
    async reload() {
      for (let turn = 1; ; turn += 1) {
        await save.settled();
        const before = changes;
        const stored = await store.loadFiles(get().files);
        const isNewest = before === changes && get().saving.size === 0;
        if (isNewest || turn === RELOADS) return replaceAll(stored);
      }
    },

    /** The person's text wins: it is saved over what is stored now. */
    async keepMine(path: string): Promise<boolean> {
      const stored = get().files.get(path)?.content ?? "";
      edits.setDraft(path, { text: edits.textOf(path), base: stored });
      edits.compare(path);
      return save(path);
    },

    /** What is stored wins; the person's text can be brought back from the notice. */
    takeTheirs(path: string) {
      const draft = get().drafts[path];
      edits.setDraft(path, null);
      edits.compare(path);
      if (!get().files.has(path)) closeFile(path);
      if (!draft) return;
      notify({
        title: "Took the other version",
        action: {
          label: "Undo",
          run: () => {
            edits.setDraft(path, { text: draft.text, base: get().files.get(path)?.content ?? "" });
            openFile(path);
          },
        },
      });
    },
  };
}
