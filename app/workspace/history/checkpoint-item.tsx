import { useState } from "react";
import { shownError } from "~/platform/api-client";
import type { VersionComparison } from "~/projects/version-comparison";
import { NOW, PREVIOUS } from "~/projects/version-comparison";
import { isRunning } from "~/workspace/conversation/conversation-state";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { comparePath } from "~/workspace/workspace-paths";
import type { WorkspaceCheckpoint } from "~/workspace/workspace-store";
import { readComparison, rollBack } from "./checkpoints";
import { ComparisonView } from "./comparison-view";
import { madeBy } from "./made-by";
import { NameForm } from "./name-form";
import { summaryOf } from "./summary";
import { timeOf, whenOf } from "./when";

interface CheckpointItemProps {
  checkpoint: WorkspaceCheckpoint;
  isNewest: boolean;
  onRolledBack(): void;
  onNamed(checkpoint: WorkspaceCheckpoint): void;
}

/** Which two versions are compared below an item. */
type Compared = "changes" | "now";

/** One version: what it is called, what changed, and the ways back to it. */
export function CheckpointItem(props: CheckpointItemProps) {
  const { checkpoint, isNewest, onRolledBack, onNamed } = props;
  const { store, files, chat, preview, notify } = useWorkspace();
  const isBusy = useModel(chat, isRunning);
  const [shown, setShown] = useState<Compared | null>(null);
  const [comparison, setComparison] = useState<VersionComparison | null>(null);
  const [isNaming, setNaming] = useState(false);
  const { id, changes, createdAt, kind, label } = checkpoint;

  const show = (which: Compared) => {
    if (shown === which) return setShown(null);
    setShown(which);
    setComparison(null);
    const of = which === "changes" ? { from: PREVIOUS, to: id } : { from: id, to: NOW };
    // What only this browser has is sent before it is compared.
    (which === "now" ? store.sync() : Promise.resolve())
      .then(() => readComparison(store.projectId, of))
      .then(setComparison)
      .catch((error) => {
        setShown(null);
        const description = shownError(error, "The changes could not be read.");
        notify({ title: "Error", description, kind: "error" });
      });
  };

  const goBack = (path?: string) =>
    // The sheet closes, so that the toast with Undo is not behind it.
    void rollBack(
      checkpoint,
      {
        ...{ store, files, notify, onRolledBack: chat.rolledBack },
        onChanged: () => preview.answerEnded(true),
        ...(path === undefined ? {} : { path }),
      },
      path === undefined ? undefined : "File restored",
    ).finally(onRolledBack);
  const waits = isBusy ? { disabled: true, title: "Wait until the assistant is done" } : {};

  return (
    <li className="ws-checkpoint">
      <p className="ws-checkpoint-label">
        {checkpoint.name ?? label}
        {checkpoint.isNow ? (
          <span className="badge">As it is now</span>
        ) : (
          isNewest && <span className="badge">Latest</span>
        )}
      </p>
      <p className="ws-muted">
        <time dateTime={createdAt} title={whenOf(createdAt)}>
          {timeOf(createdAt)}
        </time>
        {label !== madeBy(kind) && ` · ${madeBy(kind)}`}
        {checkpoint.name && ` · ${label}`}
        {changes.length > 0 && ` · ${summaryOf(changes.map(({ path }) => path))}`}
      </p>
      <div className="ws-checkpoint-actions">
        {changes.length > 0 && (
          <button
            type="button"
            className="ws-button"
            aria-expanded={shown === "changes"}
            onClick={() => show("changes")}
          >
            {shown === "changes" ? "Hide changes" : "Show changes"}
          </button>
        )}
        {/* Of what is there already nothing differs, and there is no way back to it. */}
        {!checkpoint.isNow && (
          <>
            <button
              type="button"
              className="ws-button"
              aria-expanded={shown === "now"}
              onClick={() => show("now")}
            >
              Compare with now
            </button>
            <button
              type="button"
              className="ws-button ws-checkpoint-back"
              {...waits}
              onClick={() => goBack()}
            >
              Roll back to here
            </button>
          </>
        )}
        <button
          type="button"
          className="ws-button"
          aria-expanded={isNaming}
          onClick={() => setNaming(!isNaming)}
        >
          {checkpoint.name ? "Rename version" : "Name version"}
        </button>
      </div>
      {isNaming && (
        <NameForm
          checkpoint={checkpoint}
          onDone={(named) => {
            setNaming(false);
            if (named) onNamed(named);
          }}
        />
      )}
      {shown && !comparison && <p className="ws-muted">Loading changes…</p>}
      {shown && comparison && (
        <>
          <ComparisonView
            projectId={store.projectId}
            comparison={comparison}
            isSideBySide={false}
            renderActions={({ action, path }) =>
              action !== (shown === "now" ? "created" : "deleted") && (
                <button type="button" className="ws-button" {...waits} onClick={() => goBack(path)}>
                  Restore this file
                </button>
              )
            }
          />
          <a
            href={comparePath(
              store.projectId,
              shown === "now" ? { from: id, to: NOW } : { from: PREVIOUS, to: id },
            )}
            target="_blank"
            rel="noreferrer"
          >
            Side by side
          </a>
        </>
      )}
    </li>
  );
}
