import { BadPathError, normalizeRootedPath } from "~/projects/file-paths";
import type { FileTree } from "~/projects/files";

/** The file in a person's editor, with what is typed and not saved yet. */
export interface ActiveFile {
  /** As a browser sent it. */
  path: string;
  content: string;
}

/** Its path; undefined without one, and for one that no project may hold: that is no file. */
export function activePath(active: ActiveFile | undefined): string | undefined {
  if (!active) return undefined;
  try {
    return normalizeRootedPath(active.path);
  } catch (error) {
    if (error instanceof BadPathError) return undefined;
    throw error;
  }
}

/** An open file that is not stored yet is there all the same. */
export function withActiveFile(files: FileTree, active: ActiveFile | undefined): FileTree {
  const path = activePath(active);
  return active && path ? new Map([...files, [path, active.content]]) : files;
}
