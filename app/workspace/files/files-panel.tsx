import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { environmentPath } from "~/platform/urls";
import { roomOf } from "~/projects/room";
import { Icon } from "~/ui/icon";
import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useShell, useWorkspace } from "~/workspace/workspace-context";
import { FileTree } from "./file-tree";
import { PathInput } from "./path-input";

const UploadTray = lazy(() =>
  // What is on its way goes on, and is told of when it is there.
  import("~/workspace/uploads/upload-tray").catch(() => ({ default: () => null })),
);

/** The project's files: open, make, rename and delete them. */
export function FilesPanel() {
  const { files, look, operations, showTab, store, upload } = useWorkspace();
  const hasUploads = useShell((state) => state.hasUploads);
  const stored = useModel(files, (state) => state.files);
  const room = useMemo(() => roomOf([...stored.values()]), [stored]);
  const [drop, setDrop] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const isEmpty = useModel(files, (state) => state.files.size === 0 && state.typing.size === 0);
  const [newIn, setNewIn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const folder = useRef("");
  const close = () => {
    setNewIn(null);
    button.current?.focus();
  };
  return (
    <section
      className="ws-panel ws-files"
      aria-labelledby="ws-files-title"
      data-drop={drop !== null || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setDrop(folderAt(event.target));
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDrop(null);
      }}
      onDrop={(event) => {
        setDrop(null);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        upload([...event.dataTransfer.files], folderAt(event.target));
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        upload([...event.clipboardData.files], folder.current, "both");
      }}
    >
      <header className="ws-panel-head">
        <h2 id="ws-files-title">Files</h2>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Files to upload"
          onChange={(event) => {
            upload([...(event.target.files ?? [])], folder.current);
            event.target.value = "";
          }}
        />
        <button
          type="button"
          className="ws-icon-button"
          aria-label="Upload"
          title="Upload files"
          onClick={() => chooser.current?.click()}
        >
          <Glyph name="upload" />
        </button>
        <button
          ref={button}
          type="button"
          className="ws-icon-button"
          aria-label="New file"
          title="New file"
          onClick={() => setNewIn(folder.current)}
        >
          <Icon name="plus" />
        </button>
      </header>
      {newIn !== null && (
        <PathInput
          label="Path of the new file"
          initial={newIn}
          placeholder="src/page.html"
          onCancel={close}
          onSubmit={async (path) => {
            const problem = await operations.create(path);
            if (problem) return problem;
            setNewIn(null);
            showTab("editor");
            return null;
          }}
        />
      )}
      {isEmpty ? (
        <div className="ws-empty ws-empty--small">
          <p>{look.texts.noFiles}</p>
        </div>
      ) : (
        <FileTree onFolder={(path) => (folder.current = path)} />
      )}
      {drop !== null && (
        <p className="ws-drop-note">
          Drop to upload into {drop === "" ? "the top of the project" : drop}
        </p>
      )}
      {room && <p className="ws-room-note">{room}</p>}
      {hasUploads && (
        <Suspense fallback={null}>
          <UploadTray />
        </Suspense>
      )}
      <p className="ws-pad">
        <a href={environmentPath(store.projectId)}>Environment</a>
      </p>
    </section>
  );
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes("Files");
}

/** The folder of the row that something is dropped on; empty for the project itself. */
function folderAt(target: EventTarget): string {
  const row = (target as Element).closest<HTMLElement>("[data-path]");
  const path = row?.dataset.path ?? "";
  return row?.hasAttribute("data-folder")
    ? path
    : path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
