import { lazy, Suspense, useRef, useState } from "react";
import { dataPath, environmentPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { useIsFirstAnswer } from "~/workspace/conversation/use-is-first-answer";
import { loadPart } from "~/workspace/load-part";
import { useModel, useShell, useWorkspace } from "~/workspace/workspace-context";
import { FileTree } from "./file-tree";
import { PathInput } from "./lazy-path-input";

const FilesFoot = lazy(() =>
  // What is on its way goes on, and is told of when it is there.
  import("~/workspace/uploads/files-foot").catch(() => ({ default: () => <></> })),
);

const SearchPanel = lazy(() =>
  import("~/workspace/search/search-panel").catch(() => ({
    default: () => <p className="ws-empty">Please reload.</p>,
  })),
);

/** The project's files: open, make, rename and delete them. */
export function FilesPanel() {
  const workspace = useWorkspace();
  const { files, look, operations, shell, showTab } = workspace;
  const isSearch = useShell((state) => state.side === "search");
  const showSide = (side: "tree" | "search") => shell.setState({ side });
  const hasBinaries = useModel(files, ({ files }) => [...files.values()].some((one) => one.binary));
  // What takes files is loaded when somebody comes near.
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  const panel = useRef<HTMLElement>(null);
  const isFirst = useIsFirstAnswer();
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
      ref={panel}
      onDragEnter={near}
      onFocus={near}
      onPointerEnter={near}
    >
      <header className="ws-panel-head">
        <h2 id="ws-files-title">Files</h2>
        <button
          type="button"
          className="ws-icon-button"
          aria-label="Search"
          title="Search and replace"
          aria-pressed={isSearch}
          onClick={() => showSide(isSearch ? "tree" : "search")}
        >
          <Icon name="search" />
        </button>
        <a
          className="ws-icon-button"
          href={environmentPath(workspace.store.projectId)}
          aria-label="Environment"
          title="Environment variables"
        >
          <Icon name="key" />
        </a>
        <a
          className="ws-icon-button"
          href={dataPath(workspace.store.projectId)}
          aria-label="Data"
          title="Data that the app keeps on the server"
        >
          <Icon name="data" />
        </a>
        <button
          type="button"
          className="ws-icon-button"
          aria-label="Upload"
          title="Upload files"
          onClick={() =>
            void loadPart(workspace, () => import("~/workspace/uploads/choose-files")).then((it) =>
              it?.chooseFiles(workspace, folder.current),
            )
          }
        >
          <Icon name="ship" />
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
      {isSearch ? (
        <Suspense fallback={null}>
          <SearchPanel
            onClose={() => {
              showSide("tree");
              panel.current?.querySelector<HTMLElement>("[aria-pressed]")?.focus();
            }}
          />
        </Suspense>
      ) : isEmpty ? (
        <div className="ws-empty ws-empty--small">
          <p>{isFirst ? "The files appear here as they are written." : look.texts.noFiles}</p>
        </div>
      ) : (
        <FileTree onFolder={(path) => (folder.current = path)} />
      )}
      {(isNear || hasBinaries) && (
        <Suspense fallback={null}>
          <FilesFoot panel={panel} folder={folder} />
        </Suspense>
      )}
    </section>
  );
}
