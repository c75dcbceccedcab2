import { showToast } from "~/ui/toaster";
import { createWorkspace, type Workspace, type WorkspaceStart } from "./create-workspace";
import type { Look } from "./look";
import type { Notify } from "./notify";

/** Puts the models of a workspace together, over the store that its project is in. */
export function openWorkspace(start: WorkspaceStart, look: Look): Workspace {
  const notify: Notify = ({ kind, ...message }) =>
    showToast({ ...message, variant: kind === "error" ? "destructive" : "default" });
  return createWorkspace(start, start.openStore(notify), start.snapshots, notify, look);
}
