import type { FilesState, FilesStateStore } from "./files-state";

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

    /** Tabs of files that have other paths now stand where they stood, also where they were closed as gone. */
    moveTabs(before: Pick<FilesState, "open" | "active">, goals: ReadonlyMap<string, string>) {
      const moved = before.open.map((path) => goals.get(path) ?? path);
      const opened = get().open.filter((path) => !goals.has(path) && !moved.includes(path));
      const active = goals.get(before.active ?? "") ?? get().active;
      set({ open: [...moved, ...opened], active });
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
