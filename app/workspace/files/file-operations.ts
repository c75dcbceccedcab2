import { shownError } from "~/platform/api-client";
import { normalizePath } from "~/projects/file-paths";
import type { Notify } from "~/workspace/notify";
import type { WorkspaceFile, WorkspaceStore } from "~/workspace/workspace-store";
import type { FilesModel } from "./files-model";

/** Making, renaming and deleting files by hand. Each answers an error sentence, or null. */
export type FileOperations = ReturnType<typeof createFileOperations>;

export function createFileOperations(files: FilesModel, store: WorkspaceStore, notify: Notify) {
  const { getState } = files.state;

  const checked = (raw: string): { path: string } | { error: string } => {
    try {
      return { path: normalizePath(raw) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : "That path cannot be used." };
    }
  };

  const restore = async (file: WorkspaceFile, content: string) => {
    const { path } = file;
    try {
      files.putFile(await store.createFile(path, content, file.binary && file.hash));
      files.openFile(path);
    } catch (error) {
      notify({
        title: "Error",
        description: shownError(error, `${path} could not be brought back.`),
        kind: "error",
      });
    }
  };

  return {
    async create(raw: string): Promise<string | null> {
      const result = checked(raw);
      if ("error" in result) return result.error;
      if (getState().files.has(result.path)) return `${result.path} already exists.`;
      try {
        files.putFile(await store.createFile(result.path, ""));
        files.openFile(result.path);
        return null;
      } catch (error) {
        return shownError(error, "The file could not be created.");
      }
    },

    /** Gives a file or a folder another path; what names it follows. */
    async rename(from: string, raw: string): Promise<string | null> {
      const result = checked(raw.replace(/\/+$/, ""));
      if ("error" in result) return result.error;
      const { path } = result;
      if (path === from) return null;
      const { moveAndTell, planRename } = await import("./move-files");
      const moves = getState().files.has(from)
        ? [{ from, to: path }]
        : planRename(getState().files.keys(), from, path);
      if (moves.length === 0) return null;
      const title = `Renamed to ${path}`;
      return moveAndTell({ files, store, notify }, moves, { title });
    },

    /** Deletes a file and offers to bring it back, unsaved edits included. */
    async remove(path: string): Promise<void> {
      const file = getState().files.get(path);
      if (!file) return;
      const content = files.textOf(path);
      try {
        await store.deleteFile(file);
        files.edit(path, file.content);
        files.dropFile(path);
        notify({
          title: `Deleted ${path}`,
          action: { label: "Undo", run: () => void restore(file, content) },
        });
      } catch (error) {
        notify({
          title: "Error",
          description: shownError(error, `${path} could not be deleted.`),
          kind: "error",
        });
      }
    },
  };
}
