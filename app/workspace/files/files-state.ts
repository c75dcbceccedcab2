import type { StoreApi } from "zustand/vanilla";
import type { WorkspaceFile } from "~/workspace/workspace-store";
import type { Drafts } from "./draft-storage";

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
  /** Why the last save failed, by path, until the next. */
  failures: ReadonlyMap<string, unknown>;
  /** Whether edits are saved by themselves. */
  isAutosaving: boolean;
  /** What is being typed by the running answer, by path. */
  typing: ReadonlyMap<string, string>;
}

export type FilesStateStore = StoreApi<FilesState>;

export function byPath(files: readonly WorkspaceFile[]): Map<string, WorkspaceFile> {
  return new Map(files.map((file) => [file.path, file]));
}

/** The paths of edits whose stored content is neither what they began with nor what they say. */
export function findChangedElsewhere(
  drafts: Drafts,
  files: ReadonlyMap<string, WorkspaceFile>,
): Set<string> {
  const changed = new Set<string>();
  for (const [path, draft] of Object.entries(drafts)) {
    const stored = files.get(path)?.content;
    if (stored !== draft.base && stored !== draft.text) changed.add(path);
  }
  return changed;
}
