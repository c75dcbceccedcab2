import { trialStore } from "~/trial/trial-store";
import { showToast } from "~/ui/toaster";
import type { SnapshotStore } from "./conversation/stream-snapshot";
import { createWorkspace, type Workspace, type WorkspaceStart } from "./create-workspace";
import type { Look } from "./look";
import type { Notify } from "./notify";

/** The snapshot of a running stream lives where trials live, for both kinds of projects. */
const snapshots: SnapshotStore = {
  read: () => trialStore.streamState(),
  write: (snapshot) => void trialStore.setStreamState(snapshot),
  clear: () => void trialStore.clearStreamState(),
};

/** Puts the models of a workspace together, over the store that its project is in. */
export function openWorkspace(start: WorkspaceStart, look: Look): Workspace {
  const notify: Notify = ({ kind, ...message }) =>
    showToast({ ...message, variant: kind === "error" ? "destructive" : "default" });
  return createWorkspace(start, start.openStore(notify), snapshots, notify, look);
}
