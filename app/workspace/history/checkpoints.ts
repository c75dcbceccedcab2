import { requestJson, shownRefusal } from "~/platform/api-client";
import type { VersionComparison } from "~/projects/version-comparison";
import type { FilesModel } from "~/workspace/files/files-model";
import type { Notify } from "~/workspace/notify";
import type { WorkspaceCheckpoint, WorkspaceStore } from "~/workspace/workspace-store";
import { summaryOf } from "./summary";

function checkpointsPath(projectId: string, checkpointId = "", what = ""): string {
  const parts = ["/api/projects", encodeURIComponent(projectId), "checkpoints"];
  if (checkpointId) parts.push(encodeURIComponent(checkpointId));
  if (what) parts.push(what);
  return parts.join("/");
}

/** Versions that are listed at once. */
export const PAGE = 50;

/** The project's checkpoints, newest first. @param of which of them; the newest when absent */
export function listCheckpoints(
  projectId: string,
  of: { after?: string; named?: "1"; limit?: string } = {},
): Promise<WorkspaceCheckpoint[]> {
  return requestJson("GET", `${checkpointsPath(projectId)}?${new URLSearchParams(of)}`);
}

/** What differs between two versions; `from` and `to` are ids, "previous" or "now". */
export function readComparison(
  projectId: string,
  of: { from: string; to: string },
): Promise<VersionComparison> {
  const address = `/api/projects/${encodeURIComponent(projectId)}/compare`;
  return requestJson("GET", `${address}?${new URLSearchParams(of)}`);
}

/** Gives a version a name, or takes it away. */
export function nameCheckpoint(
  projectId: string,
  id: string,
  name: string,
): Promise<WorkspaceCheckpoint> {
  return requestJson("PATCH", checkpointsPath(projectId, id), { name });
}

interface RollBackOptions {
  store: WorkspaceStore;
  files: FilesModel;
  notify: Notify;
  /** Called when files changed. */
  onChanged(): void;
  /** One file alone comes back. */
  path?: string;
  /** Called when they are as they were. `tookBack` tells of an answer whether that took it back. */
  onRolledBack(tookBack: (answerId: string) => boolean): void;
}

/** Longest label in a notice, in characters. */
const LABEL_LENGTH = 80;

/** Rolls back to a checkpoint and offers to undo it: the rollback is a checkpoint too. */
export async function rollBack(
  checkpoint: Pick<WorkspaceCheckpoint, "id" | "label">,
  options: RollBackOptions,
  title = "Rolled back",
): Promise<void> {
  const { store, files, notify, onChanged } = options;
  try {
    await store.sync();
    const made = await store.changeOnServer(() => restore(store, checkpoint.id, options.path));
    await files.reload();
    onChanged();
    // The checkpoint before the rollback's own holds what the rollback replaced.
    const all = await listCheckpoints(store.projectId);
    if (!options.path)
      options.onRolledBack((answerId) => isFromBefore(checkpoint.id, answerId, all));
    const { path: _, ...whole } = options;
    const previous = all[all.findIndex(({ id }) => id === made.id) + 1];
    notify({
      title,
      description: [options.path ?? shortened(checkpoint.label), unsavedNote(files)]
        .filter(Boolean)
        .join(". "),
      ...(previous
        ? {
            action: {
              label: "Undo",
              run: () => void rollBack(previous, whole, "Rollback undone"),
            },
          }
        : {}),
    });
  } catch (error) {
    console.warn("Rolling back failed.", error);
    const description = shownRefusal(error, "Could not roll back. Nothing was changed.");
    notify({ title: "Error", description, kind: "error" });
  }
}

/** A label is a whole message at times; a notice stands over what somebody reads. */
function shortened(label: string): string {
  return label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH).trimEnd()}…` : label;
}

/** Whether going back to a checkpoint took back what an answer made. `all` is newest first. */
function isFromBefore(
  checkpointId: string,
  answerId: string,
  all: readonly WorkspaceCheckpoint[],
): boolean {
  const made = all.findIndex(({ kind, messageId }) => kind === "after" && messageId === answerId);
  return made >= 0 && all.findIndex(({ id }) => id === checkpointId) > made;
}

function restore(
  store: WorkspaceStore,
  id: string,
  path: string | undefined,
): Promise<WorkspaceCheckpoint> {
  const body = path === undefined ? undefined : { path };
  return requestJson("POST", checkpointsPath(store.projectId, id, "restore"), body);
}

/** What was typed and not saved stands in the editor, whatever came back below it. */
function unsavedNote(files: FilesModel): string {
  const paths = Object.keys(files.state.getState().drafts);
  return paths.length > 0 ? `What you had not saved in ${summaryOf(paths)} is kept` : "";
}
