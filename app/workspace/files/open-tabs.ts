import type { FilesStateStore } from "./files-state";

/** The editor's tabs, and which of them is shown. */
export function createOpenTabs({ getState: get, setState: set }: FilesStateStore) {
  return {
    openFile(path: string) {
      const { open } = get();
      set({ active: path, open: open.includes(path) ? open : [...open, path] });
    },

    /** Closes a tab; the one that takes its place is shown. */
    closeFile(path: string) {
      const { open, active } = get();
      const index = open.indexOf(path);
      if (index < 0) return;
      const rest = open.filter((other) => other !== path);
      set({
        open: rest,
        active: active === path ? (rest[Math.min(index, rest.length - 1)] ?? null) : active,
      });
    },

    /** Closes the tabs of files that are gone, unless somebody has edits of them. */
    closeMissing() {
      const { files, drafts } = get();
      set({ open: get().open.filter((path) => files.has(path) || drafts[path]) });
      const { active, open } = get();
      if (active && !open.includes(active)) set({ active: open[0] ?? null });
    },
  };
}
