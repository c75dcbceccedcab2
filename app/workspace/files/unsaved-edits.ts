import type { Draft, DraftStorage } from "./draft-storage";
import type { FilesStateStore } from "./files-state";
import { says, type TypedText } from "./typed-text";

/** What was typed and not saved: it survives a reload, and knows the text that it began with. */
export type UnsavedEdits = ReturnType<typeof createUnsavedEdits>;

export function createUnsavedEdits(state: FilesStateStore, storage: DraftStorage) {
  const { getState: get, setState: set } = state;
  const storedText = (path: string) => get().files.get(path)?.content;

  const setDraft = (path: string, draft: Draft | null) => {
    const { [path]: before, ...others } = get().drafts;
    set({ drafts: draft ? { ...others, [path]: draft } : others });
    if (draft) storage.put(path, draft);
    else if (before) storage.drop(path);
  };

  /** Says of edits whether what they began with is still what is stored. */
  const compare = (path: string) => {
    const draft = get().drafts[path];
    const changed = new Set(get().changedElsewhere);
    const stored = storedText(path);
    const isSettled = draft !== undefined && stored === draft.text;
    // Another text may be on its way there, and this one is to be saved in its place.
    if (isSettled && !get().saving.has(path)) setDraft(path, null);
    if (draft && stored !== draft.base && stored !== draft.text) changed.add(path);
    else changed.delete(path);
    set({ changedElsewhere: changed });
  };

  return {
    setDraft,
    compare,

    /** Forgets edits that are stored by now, as by another tab: a later change is no conflict with them. */
    settle() {
      for (const [path, { text }] of Object.entries(get().drafts)) {
        if (storedText(path) === text) setDraft(path, null);
      }
    },

    /** The text as the person sees it. */
    textOf: (path: string): string => get().drafts[path]?.text ?? storedText(path) ?? "",

    edit(path: string, typed: TypedText | string) {
      const stored = storedText(path) ?? "";
      const base = get().drafts[path]?.base ?? stored;
      const isStored = says(typed, stored);
      // While a text is on its way, whoever goes back to the one before has something to save as well.
      const isEdit = !isStored || !says(typed, base) || get().saving.has(path);
      setDraft(path, isEdit ? draftOf(typed, base) : null);
      if (isStored) compare(path);
    },

    /** Forgets what came back to the text that it began with while a save was on its way that failed. */
    forgetUnchanged(path: string) {
      const draft = get().drafts[path];
      if (draft && draft.text === draft.base) setDraft(path, null);
      compare(path);
    },

    /** They go with a file that was renamed, and still know what they began with. */
    move(from: string, to: string) {
      const draft = get().drafts[from];
      if (!draft) return;
      setDraft(from, null);
      setDraft(to, draft);
      compare(to);
    },

    /** A text is about to be what is stored: edits go on from it. */
    rebase(path: string, base: string) {
      const draft = get().drafts[path];
      if (draft) setDraft(path, { text: draft.text, base });
    },

    /** A text was saved: what was typed while it was on its way is an edit of it. */
    saved(path: string, text: string) {
      const draft = get().drafts[path];
      if (!draft || draft.text === text) setDraft(path, null);
      else setDraft(path, { text: draft.text, base: text });
      compare(path);
    },
  };
}

/** The text of what the editor typed is read when somebody asks for it: not at each key. */
function draftOf(typed: TypedText | string, base: string): Draft {
  if (typeof typed === "string") return { text: typed, base };
  return {
    typed,
    base,
    get text() {
      return typed.text;
    },
  };
}
