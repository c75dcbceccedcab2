import { useState, useSyncExternalStore } from "react";
import { shownRefusal } from "~/platform/api-client";
import { deletedProjectsPath, projectPath, projectsPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { loadPart } from "~/workspace/load-part";
import { useWorkspace } from "~/workspace/workspace-context";

/** What happened to the project elsewhere, what is kept, and what brings it back. */
const WORDS = {
  deleted: {
    title: "This project was deleted.",
    text: "What is open here stays, and what you typed is kept in this browser. Restore the project to go on.",
    act: "Restore",
  },
  gone: {
    title: "This project is no longer in this browser.",
    text: "Another tab deleted it for good. What is open here is in this tab alone: bring it back before you close it.",
    act: "Bring it back",
  },
  moved: {
    title: "This project is in your account now.",
    text: "Another tab moved it there. What you changed here since is in this tab alone; a copy of it is a second project.",
    act: "Keep a copy here",
  },
} as const;

/** Says over the whole workspace that its project was deleted elsewhere, what is kept, and how it comes back. */
export function DeletedNotice() {
  const workspace = useWorkspace();
  const { deletion, kind } = workspace.store;
  const isDeleted = useSyncExternalStore(deletion.listen, deletion.isDeleted);
  const isGone = useSyncExternalStore(deletion.listen, () => deletion.isGone?.() ?? false);
  const place = useSyncExternalStore(deletion.listen, () => deletion.movedTo?.() ?? null);
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
  const movedTo = isGone ? place : null;
  const { title, text, act } = WORDS[movedTo ? "moved" : isGone ? "gone" : "deleted"];
  return (
    <div className="ws-deleted" role="alert">
      <Icon name={movedTo ? "alert" : "trash"} />
      <p>
        <strong>{title}</strong> {text}
      </p>
      {movedTo ? null : (
        <a href={kind === "account" ? deletedProjectsPath : projectsPath}>
          {kind === "account" ? "Recently deleted" : "My Projects"}
        </a>
      )}
      <button
        type="button"
        className="ws-button"
        data-primary={movedTo ? undefined : "true"}
        disabled={isBusy}
        onClick={() => void restore()}
      >
        {isBusy ? "Restoring…" : act}
      </button>
      {movedTo ? (
        <a className="ws-button" data-primary="true" href={projectPath(movedTo)}>
          Open it there
        </a>
      ) : null}
    </div>
  );
}
