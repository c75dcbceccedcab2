import { useCallback, useEffect, useState } from "react";
import { versionsPath } from "~/platform/urls";
import { isOffline } from "~/workspace/line";
import { useWorkspace } from "~/workspace/workspace-context";
import type { WorkspaceCheckpoint } from "~/workspace/workspace-store";
import { CheckpointItem } from "./checkpoint-item";
import { listCheckpoints, PAGE } from "./checkpoints";
import { byDay } from "./version-days";

/** Every state the project can go back to, newest first, under its day. */
export function CheckpointList({ onRolledBack }: { onRolledBack(): void }) {
  const { store } = useWorkspace();
  const [checkpoints, setCheckpoints] = useState<WorkspaceCheckpoint[] | null>(null);
  const [isNamed, setNamed] = useState(false);
  const [hasMore, setMore] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const load = useCallback(
    (after?: string) => {
      setFailed(false);
      const of = { limit: String(PAGE), ...(isNamed ? { named: "1" as const } : {}) };
      listCheckpoints(store.projectId, after ? { ...of, after } : of)
        .then((found) => {
          setCheckpoints((before) => (after && before ? [...before, ...found] : found));
          setMore(found.length === PAGE);
        })
        .catch(() => {
          // A trial that was never sent anywhere has no server copy, so no checkpoints either.
          if (store.kind === "trial" && !isOffline()) setCheckpoints([]);
          else setFailed(true);
        });
    },
    [store, isNamed],
  );
  useEffect(() => load(), [load]);

  if (isFailed) {
    return (
      <p className="ws-muted">
        {isOffline()
          ? "You are offline, and the versions are on the server. What was said is below."
          : "The versions could not be read."}{" "}
        <button type="button" className="ws-button" onClick={() => load()}>
          Try again
        </button>
      </p>
    );
  }
  if (!checkpoints) return <p className="ws-muted">Loading versions…</p>;
  if (checkpoints.length === 0 && !isNamed) {
    return (
      <p className="ws-muted">
        None yet. There will be one before and after each change that the assistant makes, and one
        when you have changed files yourself.
      </p>
    );
  }
  return (
    <>
      <div className="versions-bar">
        <label>
          <input
            type="checkbox"
            checked={isNamed}
            onChange={(event) => setNamed(event.target.checked)}
          />{" "}
          Named only
        </label>
        {store.kind === "account" && (
          <a href={versionsPath(store.projectId)}>Compare any two versions</a>
        )}
      </div>
      {checkpoints.length === 0 && <p className="ws-muted">No version has a name yet.</p>}
      {byDay(checkpoints).map(({ title, versions }) => (
        <section key={title} aria-label={title}>
          <h4 className="versions-day">{title}</h4>
          <ol className="ws-checkpoints">
            {versions.map((checkpoint) => (
              <CheckpointItem
                key={checkpoint.id}
                checkpoint={checkpoint}
                isNewest={checkpoint === checkpoints[0] && !isNamed}
                onRolledBack={onRolledBack}
                onNamed={(named) =>
                  setCheckpoints((all) =>
                    (all ?? []).map((one) => (one.id === named.id ? { ...one, ...named } : one)),
                  )
                }
              />
            ))}
          </ol>
        </section>
      ))}
      {hasMore && (
        <button type="button" className="ws-button" onClick={() => load(checkpoints.at(-1)?.id)}>
          Older versions
        </button>
      )}
    </>
  );
}
