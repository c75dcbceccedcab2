import { useStore } from "zustand";
import { formatBytes } from "~/projects/tree-rules";
import { Icon } from "~/ui/icon";
import { useWorkspace } from "~/workspace/workspace-context";
import { type Upload, type UploadsModel, uploadsOf } from "./uploads-model";

/** The files on their way, below the explorer: how far they are, and what is to be decided. */
export default function UploadTray() {
  const model = uploadsOf(useWorkspace());
  const uploads = useStore(model.state);
  if (uploads.length === 0) return null;
  return (
    <section className="ws-uploads" aria-label="Uploads">
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadRow upload={upload} model={model} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, model }: { upload: Upload; model: UploadsModel }) {
  const { id, file, state, share, problem } = upload;
  return (
    <>
      <div className="ws-upload-head">
        <span className="ws-tree-name" title={file.name}>
          {file.name}
        </span>
        <span className="ws-muted">{formatBytes(file.size)}</span>
        <button
          type="button"
          className="ws-icon-button"
          aria-label={`${state === "sending" ? "Cancel" : "Dismiss"} ${file.name}`}
          onClick={() => model.leave(id)}
        >
          <Icon name="close" />
        </button>
      </div>
      {(state === "sending" || state === "waiting") && (
        <progress value={share} max={1} aria-label={`Upload of ${file.name}`} />
      )}
      {problem && (
        <p className={state === "failed" ? "ws-path-problem" : "ws-muted"} role="alert">
          {problem}
        </p>
      )}
      {state === "taken" && (
        <div className="ws-upload-choices">
          <button type="button" className="ws-button" onClick={() => model.again(id, "replace")}>
            Replace
          </button>
          <button type="button" className="ws-button" onClick={() => model.again(id, "both")}>
            Keep both
          </button>
          <button type="button" className="ws-button" onClick={() => model.leave(id)}>
            Skip
          </button>
        </div>
      )}
    </>
  );
}
