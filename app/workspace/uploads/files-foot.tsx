import { type RefObject, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { formatBytes } from "~/projects/byte-size";
import { roomOf } from "~/projects/room";
import { Icon } from "~/ui/icon";
import { dragToMove } from "~/workspace/files/drag-to-move";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { takeFiles } from "./take-files";
import { type Upload, type UploadsModel, uploadsOf } from "./uploads-model";

/** More uploads than this are told of together. */
const SHOWN_EACH = 8;

interface FilesFootProps {
  /** The explorer. */
  panel: RefObject<HTMLElement>;
  /** The folder that was chosen last, with a slash at its end. */
  folder: RefObject<string>;
}

/** Below the explorer: what is left of a project's room, and the files on their way. Takes what is dropped. */
export default function FilesFoot({ panel, folder }: FilesFootProps) {
  const workspace = useWorkspace();
  const stored = useModel(workspace.files, (state) => state.files);
  const room = useMemo(() => roomOf([...stored.values()]), [stored]);
  const [drop, setDrop] = useState<string | null>(null);
  useEffect(() => {
    if (!panel.current) return;
    const ends = [
      dragToMove(workspace, panel.current),
      takeFiles(workspace, {
        panel: panel.current,
        folder: () => folder.current ?? "",
        onDrop: setDrop,
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [workspace, panel, folder]);
  return (
    <>
      {drop !== null && (
        <p className="ws-drop-note">Drop to upload into {drop || "the top of the project"}</p>
      )}
      {room && <p className="ws-room-note">{room}</p>}
      <UploadTray />
    </>
  );
}

/** The files on their way: how far they are, and what is to be decided. */
function UploadTray() {
  const model = uploadsOf(useWorkspace());
  const uploads = useStore(model.state);
  if (uploads.length === 0) return null;
  const isMany = uploads.length > SHOWN_EACH;
  const shown = isMany ? uploads.filter(({ problem }) => problem).slice(0, SHOWN_EACH) : uploads;
  return (
    <section className="ws-uploads" aria-label="Uploads">
      {isMany && <ManyUploads uploads={uploads} model={model} />}
      <ul>
        {shown.map((upload) => (
          <li key={upload.id}>
            <UploadRow upload={upload} model={model} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A folder full of files: how far all of it is, and one decision for all. */
function ManyUploads({ uploads, model }: { uploads: readonly Upload[]; model: UploadsModel }) {
  const left = uploads.filter(({ state }) => state === "waiting" || state === "sending").length;
  const done = uploads.length - left;
  const taken = uploads.filter(({ state }) => state === "taken").length;
  return (
    <div className="ws-uploads-all">
      <div className="ws-upload-head">
        <span className="ws-tree-name">
          {left > 0
            ? `${done} of ${uploads.length} files`
            : `${uploads.length} files need a decision`}
        </span>
        <button type="button" className="ws-button" onClick={() => model.leaveAll()}>
          {left > 0 ? "Cancel all" : "Dismiss all"}
        </button>
      </div>
      {left > 0 && <progress value={done} max={uploads.length} aria-label="All uploads" />}
      {left === 0 && taken > 1 && (
        <div className="ws-upload-choices">
          <button type="button" className="ws-button" onClick={() => model.decideAll("replace")}>
            Replace all {taken}
          </button>
          <button type="button" className="ws-button" onClick={() => model.decideAll("skip")}>
            Skip all {taken}
          </button>
        </div>
      )}
    </div>
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
      {state === "packed" && (
        <div className="ws-upload-choices">
          <button type="button" className="ws-button" onClick={() => void model.unpack(id)}>
            Unpack it
          </button>
          <button type="button" className="ws-button" onClick={() => model.again(id, "ask")}>
            Keep it as a file
          </button>
        </div>
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
