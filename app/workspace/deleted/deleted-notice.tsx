import { useState, useSyncExternalStore } from "react";
import { shownRefusal } from "~/platform/api-client";
import { deletedProjectsPath, projectsPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { loadPart } from "~/workspace/load-part";
import { useWorkspace } from "~/workspace/workspace-context";

/** Says over the whole workspace that its project was deleted elsewhere, what is kept, and how it comes back. */
export function DeletedNotice() {
  const workspace = useWorkspace();
  const { deletion, kind } = workspace.store;
  const isDeleted = useSyncExternalStore(deletion.listen, deletion.isDeleted);
  const isGone = useSyncExternalStore(deletion.listen, () => deletion.isGone?.() ?? false);
  const [isBusy, setBusy] = useState(false);
  if (!isDeleted) return null;

  const restore = async () => {
    setBusy(true);
    try {
      await deletion.restore();
      const part = await loadPart(workspace, () => import("./after-restore"));
      await part?.goOnAfterRestore(workspace);
    } catch (error) {
      const description = shownRefusal(error, "It is still deleted. Please try again.");
      workspace.notify({ title: "Not restored", description, kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="ws-deleted" role="alert">
      <Icon name="trash" />
      {isGone ? (
        <p>
          <strong>This project is no longer in this browser.</strong> Another tab deleted it for
          good, or moved it into an account. What is open here is in this tab alone: bring it back
          before you close it.
        </p>
      ) : (
        <p>
          <strong>This project was deleted.</strong> What is open here stays, and what you typed is
          kept in this browser. Restore the project to go on.
        </p>
      )}
      <a href={kind === "account" ? deletedProjectsPath : projectsPath}>
        {kind === "account" ? "Recently deleted" : "My Projects"}
      </a>
      <button
        type="button"
        className="ws-button"
        data-primary="true"
        disabled={isBusy}
        onClick={() => void restore()}
      >
        {isBusy ? "Restoring…" : isGone ? "Bring it back" : "Restore"}
      </button>
    </div>
  );
}
