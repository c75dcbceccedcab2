import { useCallback, useEffect, useState } from "react";
import { shownError } from "~/platform/api-client";
import type { CheckpointDiff } from "~/projects/file-diff";
import { isRunning } from "~/workspace/conversation/conversation-state";
import { isOffline } from "~/workspace/line";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import type { WorkspaceCheckpoint } from "~/workspace/workspace-store";
import { CheckpointChanges } from "./checkpoint-changes";
import { listCheckpoints, readCheckpointDiff, rollBack } from "./checkpoints";
import { summaryOf } from "./summary";
import { whenOf } from "./when";

/** Every state the project can go back to, newest first. */
export function CheckpointList({ onRolledBack }: { onRolledBack(): void }) {
  const { store } = useWorkspace();
  const [checkpoints, setCheckpoints] = useState<WorkspaceCheckpoint[] | null>(null);
  const [isFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    listCheckpoints(store.projectId)
      .then(setCheckpoints)
      .catch(() => {
        // A trial that was never sent anywhere has no server copy, so no checkpoints either.
        if (store.kind === "trial" && !isOffline()) setCheckpoints([]);
        else setFailed(true);
      });
  }, [store]);
  useEffect(load, [load]);

  if (isFailed) {
    return (
      <p className="ws-muted">
        {isOffline()
          ? "You are offline, and the checkpoints are on the server. What was said is below."
          : "The checkpoints could not be read."}{" "}
        <button type="button" className="ws-button" onClick={load}>
          Try again
        </button>
      </p>
    );
  }
  if (!checkpoints) return <p className="ws-muted">Loading checkpoints…</p>;
  if (checkpoints.length === 0) {
    return (
      <p className="ws-muted">
        None yet. There will be one before and after each change that the assistant makes.
      </p>
    );
  }
  return (
    <ol className="ws-checkpoints">
      {checkpoints.map((checkpoint, index) => (
        <Checkpoint
          key={checkpoint.id}
          checkpoint={checkpoint}
          isNewest={index === 0}
          onRolledBack={onRolledBack}
        />
      ))}
    </ol>
  );
}

interface CheckpointProps {
  checkpoint: WorkspaceCheckpoint;
  isNewest: boolean;
  onRolledBack(): void;
}

function Checkpoint({ checkpoint, isNewest, onRolledBack }: CheckpointProps) {
  const { store, files, chat, preview, notify } = useWorkspace();
  const isBusy = useModel(chat, isRunning);
  const [diff, setDiff] = useState<CheckpointDiff | null>(null);
  const [isShown, setShown] = useState(false);
  const { changes } = checkpoint;

  const show = () => {
    setShown(!isShown);
    if (diff !== null) return;
    readCheckpointDiff(store.projectId, checkpoint.id)
      .then(setDiff)
      .catch((error) => {
        setShown(false);
        const description = shownError(error, "The changes could not be read.");
        notify({ title: "Error", description, kind: "error" });
      });
  };

  return (
    <li className="ws-checkpoint">
      <p className="ws-checkpoint-label">
        {checkpoint.label}
        {isNewest && <span className="badge">Latest</span>}
      </p>
      <p className="ws-muted">
        <time dateTime={checkpoint.createdAt}>{whenOf(checkpoint.createdAt)}</time>
        {changes.length > 0 && ` · ${summaryOf(changes.map(({ path }) => path))}`}
      </p>
      <div className="ws-checkpoint-actions">
        {changes.length > 0 && (
          <button type="button" className="ws-button" aria-expanded={isShown} onClick={show}>
            {isShown ? "Hide changes" : "Show changes"}
          </button>
        )}
        <button
          type="button"
          className="ws-button"
          disabled={isBusy}
          title={isBusy ? "Wait until the assistant is done" : undefined}
          onClick={() =>
            // The sheet closes, so that the toast with Undo is not behind it.
            void rollBack(checkpoint, {
              store,
              files,
              notify,
              onChanged: () => preview.answerEnded(true),
              onRolledBack: chat.rolledBack,
            }).finally(onRolledBack)
          }
        >
          Roll back to here
        </button>
      </div>
      {isShown && diff === null && <p className="ws-muted">Loading changes…</p>}
      {isShown && diff !== null && (
        <CheckpointChanges projectId={store.projectId} checkpointId={checkpoint.id} diff={diff} />
      )}
    </li>
  );
}
