import { communityPath } from "~/platform/urls";
import { hasEntry, NOTHING_TO_RUN } from "~/sites/build/has-entry";
import { Spinner } from "~/ui/waiting";
import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { fixPrompt, placeOf } from "./log-problems";
import { PREVIEW_MAX_RETRIES } from "./preview-model";
import { ProblemPlace } from "./problem-place";

/** What stands over the frame while there is nothing to see in it. */
export function PreviewOverlay() {
  const { preview, files } = useWorkspace();
  const state = useModel(preview, (all) => all);
  const { status, isRestarting, progress, needsLine, isEmpty: isAwaited } = state;
  const isEmpty = useModel(files, (all) => !hasEntry(all.files.keys()));
  const hasNoFiles = useModel(files, (all) => all.files.size === 0);
  if (isRestarting || status === "starting") {
    return (
      <div className="ws-overlay" role="status">
        <Spinner />
        <p>Starting preview server...</p>
        {progress && <p className="ws-muted">{progress}</p>}
      </div>
    );
  }
  if (status === "error" && needsLine) {
    return (
      <div className="ws-overlay" role="status">
        <p className="ws-overlay-title">The preview needs a connection</p>
        <p className="ws-muted">
          You are offline. Your files are kept here; the preview starts by itself when you are back
          online.
        </p>
      </div>
    );
  }
  if (status === "error" && isAwaited) {
    return (
      <div className="ws-overlay" role="status">
        <p>{NOTHING_TO_RUN}</p>
        <p className="ws-muted">The preview starts by itself then.</p>
      </div>
    );
  }
  if (status === "error") return <PreviewError />;
  if (status === "stopped") {
    return (
      <div className="ws-overlay">
        <p>{isEmpty ? NOTHING_TO_RUN : "The preview is stopped."}</p>
        <button type="button" className="ws-button" onClick={() => void preview.start()}>
          Start preview
        </button>
      </div>
    );
  }
  // What still runs is of files that are gone, e.g. after going back to the beginning.
  if (hasNoFiles) {
    return (
      <div className="ws-overlay" role="status">
        <p>{NOTHING_TO_RUN}</p>
      </div>
    );
  }
  return null;
}

function PreviewError() {
  const { preview, chat, showTab } = useWorkspace();
  const { retries, error, problems } = useModel(preview, (state) => state);
  const isLast = retries >= PREVIEW_MAX_RETRIES;
  return (
    <div className="ws-overlay" role="alert">
      <p className="ws-overlay-title">Failed to start preview</p>
      {isLast ? (
        <>
          <p>
            Maximum retry attempts reached ({PREVIEW_MAX_RETRIES}/{PREVIEW_MAX_RETRIES})
          </p>
          <p className="ws-muted">
            Please check your code for errors or{" "}
            <a href={communityPath} target="_blank" rel="noreferrer">
              contact support
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="ws-muted">Please check your project and try again</p>
          {retries > 0 && (
            <p className="ws-muted">
              Attempt {retries} of {PREVIEW_MAX_RETRIES}
            </p>
          )}
        </>
      )}
      {problems.length > 0 ? (
        <ul className="ws-overlay-detail">
          {problems.map((problem) => (
            <li key={`${placeOf(problem)} ${problem.text}`}>
              {problem.text} <ProblemPlace file={problem.file} line={problem.line} />
            </li>
          ))}
        </ul>
      ) : (
        error && <p className="ws-overlay-detail">{error}</p>
      )}
      <div className="ws-overlay-actions">
        <button
          type="button"
          className="ws-button"
          disabled={isLast}
          onClick={() => void preview.retry()}
        >
          {isLast ? "Retry Limit Reached" : "Retry"}
        </button>
        {problems.length > 0 && (
          <button
            type="button"
            className="ws-button"
            data-primary="true"
            onClick={() => {
              showTab("chat");
              void chat.send(fixPrompt(problems));
            }}
          >
            <Glyph name="wand" /> Fix this
          </button>
        )}
      </div>
    </div>
  );
}
