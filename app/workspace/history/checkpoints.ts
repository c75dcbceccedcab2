import { requestJson } from "~/platform/api-client";
import type { CheckpointDiff } from "~/projects/file-diff";
import type { FilesModel } from "~/workspace/files/files-model";
import type { Notify } from "~/workspace/notify";
import type { WorkspaceCheckpoint, WorkspaceStore } from "~/workspace/workspace-store";

function checkpointsPath(projectId: string, checkpointId = "", what = ""): string {
  const parts = ["/api/projects", encodeURIComponent(projectId), "checkpoints"];
  if (checkpointId) parts.push(encodeURIComponent(checkpointId), what);
  return parts.join("/");
}

/** The project's checkpoints, newest first. */
export function listCheckpoints(projectId: string): Promise<WorkspaceCheckpoint[]> {
  return requestJson<WorkspaceCheckpoint[]>("GET", checkpointsPath(projectId));
}

/** What a checkpoint changed. */
export function readCheckpointDiff(
  projectId: string,
  checkpointId: string,
): Promise<CheckpointDiff> {
  return requestJson("GET", checkpointsPath(projectId, checkpointId, "diff"));
}

interface RollBackOptions {
  store: WorkspaceStore;
  files: FilesModel;
  notify: Notify;
  /** Called when files changed. */
  onChanged(): void;
  /** Called when they are as they were. `tookBack` tells of an answer whether that took it back. */
  onRolledBack(tookBack: (answerId: string) => boolean): void;
}

/** Rolls back to a checkpoint and offers to undo it: the rollback is a checkpoint too. */
export async function rollBack(
  checkpoint: Pick<WorkspaceCheckpoint, "id" | "label">,
  options: RollBackOptions,
  title = "Rolled back",
): Promise<void> {
  const { store, files, notify, onChanged } = options;
  try {
    await store.sync();
    const made = await store.changeOnServer(() => restore(store, checkpoint.id));
    await files.reload();
    onChanged();
    // The checkpoint before the rollback's own holds what the rollback replaced.
    const all = await listCheckpoints(store.projectId);
    options.onRolledBack((answerId) => isFromBefore(checkpoint.id, answerId, all));
    const previous = all[all.findIndex(({ id }) => id === made.id) + 1];
    notify({
      title,
      description: checkpoint.label,
      ...(previous
        ? {
            action: {
              label: "Undo",
              run: () => void rollBack(previous, options, "Rollback undone"),
            },
          }
        : {}),
    });
  } catch (error) {
    console.warn("Rolling back failed.", error);
    notify({
      title: "Error",
      description: "Could not roll back. Nothing was changed.",
      kind: "error",
    });
  }
}

/** Whether going back to a checkpoint took back what an answer made. `all` is newest first. */
export function isFromBefore(
  checkpointId: string,
  answerId: string,
  all: readonly WorkspaceCheckpoint[],
): boolean {
  const made = all.findIndex(({ kind, messageId }) => kind === "after" && messageId === answerId);
  return made >= 0 && all.findIndex(({ id }) => id === checkpointId) > made;
}

function restore(store: WorkspaceStore, id: string): Promise<WorkspaceCheckpoint> {
  return requestJson("POST", checkpointsPath(store.projectId, id, "restore"));
}
