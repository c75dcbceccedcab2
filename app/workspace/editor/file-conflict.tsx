import { lazy, Suspense, useState } from "react";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { focusCode } from "./move-focus";

const ConflictDifferences = lazy(() =>
  import("./conflict-differences").catch(() => ({ default: DifferencesUnavailable })),
);

/** Unsaved edits met a newer version: both are kept until the person has chosen. */
export function FileConflict({ path }: { path: string }) {
  const { files } = useWorkspace();
  const isChanged = useModel(files, (state) => state.changedElsewhere.has(path));
  const theirs = useModel(files, (state) => state.files.get(path)?.content);
  // Read where it is needed alone: a long text is not put together at each key.
  const mine = useModel(files, ({ changedElsewhere, drafts }) =>
    changedElsewhere.has(path) ? (drafts[path]?.text ?? "") : "",
  );
  const [isShown, setShown] = useState(false);
  if (!isChanged) return null;
  return (
    <div className="ws-conflict" role="alert">
      <p>
        {theirs === undefined
          ? "This file was deleted while you were editing it. Your text is still here."
          : "This file changed on the server while you were editing it. Both versions are kept."}
      </p>
      <div className="ws-conflict-actions">
        {theirs !== undefined && (
          <button
            type="button"
            className="ws-button"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? "Hide differences" : "Show differences"}
          </button>
        )}
        <button
          type="button"
          className="ws-button"
          onClick={(event) => {
            focusCode(event.currentTarget);
            void files.keepMine(path);
          }}
        >
          Keep mine
        </button>
        <button
          type="button"
          className="ws-button"
          onClick={(event) => {
            focusCode(event.currentTarget);
            files.takeTheirs(path);
          }}
        >
          Take theirs
        </button>
      </div>
      {isShown && theirs !== undefined && (
        <Suspense>
          <ConflictDifferences path={path} theirs={theirs} mine={mine} />
        </Suspense>
      )}
    </div>
  );
}

function DifferencesUnavailable() {
  return <p>The differences did not load. Both versions are kept.</p>;
}
