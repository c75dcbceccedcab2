import type { FilesModel } from "./files-model";

/**
 * Shows the file that is being written to somebody who has no file open, one after the other in
 * one tab, until they open something themselves.
 */
export function createWriteFollower(files: FilesModel) {
  let shown: string | null = null;
  let isWatching = false;

  return {
    fileStarted(path: string): void {
      const { active } = files.state.getState();
      if (active !== shown) isWatching = false;
      else if (active === null) isWatching = true;
      if (!isWatching) return;
      const before = shown;
      files.openFile(path);
      if (before && before !== path) files.closeFile(before);
      shown = path;
    },

    /** Call when the answer ended. True when the person opened nothing else meanwhile. */
    ended(): boolean {
      const { active } = files.state.getState();
      const watched = isWatching && active === shown;
      shown = null;
      isWatching = false;
      return watched;
    },
  };
}
