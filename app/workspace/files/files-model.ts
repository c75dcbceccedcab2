import { createStore } from "zustand/vanilla";
import type { Notify } from "~/workspace/notify";
import type { WorkspaceFile, WorkspaceStore } from "~/workspace/workspace-store";
import type { Draft, DraftStorage, Drafts } from "./draft-storage";

export interface FilesState {
  /** By path, in no order. */
  files: ReadonlyMap<string, WorkspaceFile>;
  /** Open tabs, left to right. */
  open: readonly string[];
  active: string | null;
  drafts: Drafts;
  /** Paths with unsaved edits whose stored content changed meanwhile. */
  changedElsewhere: ReadonlySet<string>;
  saving: ReadonlySet<string>;
  /** What is being typed by the running generation, by path. */
  typing: ReadonlyMap<string, string>;
}

export interface FilesModelOptions {
  store: WorkspaceStore;
  drafts: DraftStorage;
  notify: Notify;
  files: readonly WorkspaceFile[];
  active?: string | null;
}

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
    changedElsewhere: changedUnder(kept, initial),
    saving: new Set(),
    typing: new Map(),
  }));
  const { getState: get, setState: set } = state;

  const setDraft = (path: string, draft: Draft | null) => {
    const { [path]: before, ...others } = get().drafts;
    set({ drafts: draft ? { ...others, [path]: draft } : others });
    if (draft) drafts.put(path, draft);
    else if (before) drafts.drop(path, before);
  };

  const putFile = (file: WorkspaceFile) => {
    const next = new Map(get().files);
    next.set(file.path, file);
    set({ files: next });
    flagIfChanged(file.path);
  };

  const dropFile = (path: string) => {
    const next = new Map(get().files);
    next.delete(path);
    set({ files: next });
    if (get().drafts[path]) flagIfChanged(path);
    else closeFile(path);
  };

  const flagIfChanged = (path: string) => {
    const draft = get().drafts[path];
    const changed = new Set(get().changedElsewhere);
    const stored = get().files.get(path)?.content;
    if (draft && stored === draft.text) setDraft(path, null);
    if (draft && stored !== draft.base && stored !== draft.text) changed.add(path);
    else changed.delete(path);
    set({ changedElsewhere: changed });
  };

  const openFile = (path: string) => {
    const { open } = get();
    set({ active: path, open: open.includes(path) ? open : [...open, path] });
  };

  const closeFile = (path: string) => {
    const { open, active: current } = get();
    const index = open.indexOf(path);
    if (index < 0) return;
    const rest = open.filter((other) => other !== path);
    set({
      open: rest,
      active: current === path ? (rest[Math.min(index, rest.length - 1)] ?? null) : current,
    });
  };

  const textOf = (path: string): string =>
    get().drafts[path]?.text ?? get().files.get(path)?.content ?? "";

  /** Saves one file. False when it failed or somebody else was faster; the edits stay. */
  const save = async (path: string): Promise<boolean> => {
    const draft = get().drafts[path];
    const text = textOf(path);
    if (get().saving.has(path)) return false;
    set({ saving: new Set(get().saving).add(path) });
    try {
      const file = get().files.get(path);
      if (!file) {
        putFile(await store.createFile(path, text));
      } else {
        const outcome = await store.saveFile(file, text, draft?.base ?? file.content);
        if (outcome.kind === "conflict") {
          if (outcome.current) putFile(outcome.current);
          else dropFile(path);
          return false;
        }
        putFile(outcome.file);
      }
      settleDraft(path, text);
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

  /** Keeps what was typed while the save was on its way as an edit of the saved text. */
  const settleDraft = (path: string, saved: string) => {
    const draft = get().drafts[path];
    if (!draft || draft.text === saved) setDraft(path, null);
    else setDraft(path, { text: draft.text, base: saved });
    flagIfChanged(path);
  };

  return {
    state,
    openFile,
    closeFile,
    textOf,
    save,
    putFile,
    dropFile,

    edit(path: string, text: string) {
      const stored = get().files.get(path)?.content ?? "";
      const base = get().drafts[path]?.base ?? stored;
      setDraft(path, text === base && text === stored ? null : { text, base });
      if (text === stored) flagIfChanged(path);
    },

    /** Moves the unsaved edits of a renamed file to its new path, with the content they started from. */
    moveDraft(from: string, to: string) {
      const draft = get().drafts[from];
      if (!draft) return;
      setDraft(from, null);
      setDraft(to, draft);
      flagIfChanged(to);
    },

    /** Takes over what is stored now, e.g. after a reload of the list. */
    replaceAll(stored: readonly WorkspaceFile[]) {
      const next = byPath(stored);
      set({
        files: next,
        changedElsewhere: changedUnder(get().drafts, next),
        open: get().open.filter((path) => next.has(path) || get().drafts[path]),
      });
      const { active: current, open } = get();
      if (current && !open.includes(current)) set({ active: open[0] ?? null });
    },

    async reload() {
      this.replaceAll(await store.loadFiles(get().files));
    },

    /** The person's text wins: it is saved over what is stored now. */
    async keepMine(path: string): Promise<boolean> {
      const stored = get().files.get(path)?.content ?? "";
      setDraft(path, { text: textOf(path), base: stored });
      flagIfChanged(path);
      return save(path);
    },

    /** What is stored wins; the person's text can be brought back from the notice. */
    takeTheirs(path: string) {
      const draft = get().drafts[path];
      setDraft(path, null);
      flagIfChanged(path);
      if (!get().files.has(path)) closeFile(path);
      if (!draft) return;
      notify({
        title: "Took the other version",
        action: {
          label: "Undo",
          run: () => {
            setDraft(path, { text: draft.text, base: get().files.get(path)?.content ?? "" });
            openFile(path);
          },
        },
      });
    },

    typingStarted(path: string) {
      set({ typing: new Map(get().typing).set(path, "") });
    },
    typed(path: string, text: string) {
      const before = get().typing.get(path);
      if (before !== undefined) set({ typing: new Map(get().typing).set(path, before + text) });
    },
    typingEnded(path?: string) {
      const typing = new Map(path === undefined ? [] : get().typing);
      if (path !== undefined) typing.delete(path);
      set({ typing });
    },
  };
}

function byPath(files: readonly WorkspaceFile[]): Map<string, WorkspaceFile> {
  return new Map(files.map((file) => [file.path, file]));
}

function changedUnder(drafts: Drafts, files: ReadonlyMap<string, WorkspaceFile>): Set<string> {
  const changed = new Set<string>();
  for (const [path, draft] of Object.entries(drafts)) {
    const stored = files.get(path)?.content;
    if (stored !== draft.base && stored !== draft.text) changed.add(path);
  }
  return changed;
}
