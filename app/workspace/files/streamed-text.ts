import type { FilesStateStore } from "./files-state";

/** What the running answer types into its files, until they are whole. */
export function createStreamedText({ getState: get, setState: set }: FilesStateStore) {
  return {
    typingStarted(path: string) {
      set({ typing: new Map(get().typing).set(path, "") });
    },
    typed(path: string, text: string) {
      const before = get().typing.get(path);
      if (before !== undefined) set({ typing: new Map(get().typing).set(path, before + text) });
    },
    /** @param path left out for all */
    typingEnded(path?: string) {
      const typing = new Map(path === undefined ? [] : get().typing);
      if (path !== undefined) typing.delete(path);
      set({ typing });
    },
  };
}
