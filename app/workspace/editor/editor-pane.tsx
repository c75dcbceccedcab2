import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import { nameOf } from "~/projects/files";
import { Icon } from "~/ui/icon";
import { says } from "~/workspace/files/typed-text";
import { FileProblem } from "~/workspace/preview/file-problem";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import type { ShownText } from "./Editor.client";
import { FileConflict } from "./file-conflict";
import { focusBeside } from "./move-focus";
import { NoFileOpen } from "./no-file-open";
import { PlainEditor } from "./plain-editor";

const Editor = lazy(() =>
  import("./Editor.client").catch((error) => {
    console.warn("The code editor could not be loaded; a text box takes its place.", error);
    return { default: PlainEditor };
  }),
);

const BinaryPane = lazy(() =>
  import("~/workspace/binary/binary-pane").catch(() => ({
    default: () => <p className="ws-empty">Please reload.</p>,
  })),
);

const SaveMenu = lazy<ComponentType<{ path: string }>>(() =>
  import("./save-menu").catch(() => ({ default: () => null })),
);

/** Open files as tabs, and the code of the active one. */
export function EditorPane() {
  const { files } = useWorkspace();
  const active = useModel(files, (state) => state.active);
  const isBinary = useModel(files, ({ active, files }) =>
    Boolean(active && files.get(active)?.binary),
  );
  useSaveShortcut();
  if (!active) return <NoFileOpen />;
  return (
    <div className="ws-editor">
      <EditorTabs isBinary={isBinary} />
      {isBinary ? (
        <Suspense fallback={null}>
          <BinaryPane path={active} />
        </Suspense>
      ) : (
        <>
          <FileConflict path={active} />
          <FileProblem path={active} />
          <ActiveFile path={active} />
        </>
      )}
    </div>
  );
}

function EditorTabs({ isBinary }: { isBinary: boolean }) {
  const { files } = useWorkspace();
  const open = useModel(files, (state) => state.open);
  const active = useModel(files, (state) => state.active);
  // Their names alone: their texts change with each key.
  const edited = useModel(
    files,
    useShallow((state) => Object.keys(state.drafts)),
  );
  const isAutosaving = useModel(files, (state) => state.isAutosaving);
  const typing = useModel(files, (state) => state.typing);
  const isTyping = active !== null && typing.has(active);
  const isDirty = active !== null && edited.includes(active);
  const isNameShared = (path: string) =>
    open.some((other) => other !== path && nameOf(other) === nameOf(path));
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is active, or its place moved
  useEffect(() => {
    // What stands beside the tabs comes and goes, and divides the room anew.
    const observer = new ResizeObserver(() =>
      list.current
        ?.querySelector("[data-active]")
        ?.scrollIntoView({ block: "nearest", inline: "nearest" }),
    );
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [active, open]);
  return (
    <div className="ws-filebar">
      <ul ref={list} className="ws-filetabs" aria-label="Open files">
        {open.map((path) => (
          <li key={path} className="ws-filetab" data-active={path === active || undefined}>
            <button
              type="button"
              className="ws-filetab-name"
              aria-current={path === active ? "true" : undefined}
              title={path}
              onClick={() => files.openFile(path)}
            >
              <span className="ws-filetab-label">{isNameShared(path) ? path : nameOf(path)}</span>
              {edited.includes(path) && (
                <span className="ws-dirty" role="img" aria-label="unsaved changes" />
              )}
            </button>
            <button
              type="button"
              className="ws-icon-button ws-filetab-close"
              aria-label={`Close ${path}`}
              onClick={(event) => {
                focusBeside(event.currentTarget.closest("li"));
                files.closeFile(path);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {!isBinary && (
        <button
          type="button"
          className="ws-button"
          data-primary={(isDirty && !isAutosaving) || undefined}
          disabled={active === null || isTyping}
          title="Save (Ctrl or Cmd + S)"
          onClick={() => active && void files.save(active)}
        >
          Save
        </button>
      )}
      {!isBinary && active !== null && (
        <Suspense>
          <SaveMenu path={active} />
        </Suspense>
      )}
    </div>
  );
}

/** By which keys one gets somewhere, where there is something to get to. */
function ActiveFile({ path }: { path: string }) {
  const { files, look } = useWorkspace();
  const hasDraft = useModel(files, (state) => state.drafts[path] !== undefined);
  const typed = useModel(files, (state) => state.typing.get(path));
  // Unsaved edits of the person stay in view, whatever the answer writes to the same file.
  const isTyping = typed !== undefined && !hasDraft;
  const shown = useRef<ShownText | null>(null);
  // Null for what the editor shows already: nothing is drawn for a key that it has drawn itself.
  const text = useModel(files, ({ drafts, files: all }) => {
    const own = shown.current?.path === path ? shown.current.text : null;
    const draft = drafts[path];
    if (own && draft?.typed === own) return null;
    const text = draft?.text ?? all.get(path)?.content ?? "";
    return own && says(own, text) ? null : text;
  });
  return (
    <div className="ws-editor-body">
      {isTyping && (
        <p className="ws-writing" role="status">
          <span className="ws-pulse" aria-hidden="true" /> Being written right now
        </p>
      )}
      <Suspense fallback={<pre className="ws-code-plain">{text}</pre>}>
        <Editor
          path={path}
          language={look.languageOf(path)}
          text={isTyping && typed !== "" ? typed : text}
          shown={shown}
          isReadOnly={isTyping}
          onChange={(text) => files.edit(path, text)}
          onSave={() => void files.save(path)}
        />
      </Suspense>
    </div>
  );
}

/** Ctrl or Cmd + S saves the active file wherever the focus is. */
function useSaveShortcut() {
  const { files } = useWorkspace();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      const { active, typing } = files.state.getState();
      if (active && !typing.has(active)) void files.save(active);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [files]);
}
