import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { loadPart } from "~/workspace/load-part";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { type TreeRow, treeMove, visibleRows } from "./file-tree-rows";
import { PathInput } from "./lazy-path-input";
import { type TreeActs, TreeLine } from "./tree-line";
import { type KnownParts, knownParts, partsOfTree } from "./tree-parts";

/** The file tree: arrows move, Enter opens, F2 renames, F6 moves, Delete deletes. */
export function FileTree({ onFolder }: { onFolder(prefix: string): void }) {
  const workspace = useWorkspace();
  const { files, operations, showTab, terminal } = workspace;
  const stored = useModel(files, (state) => state.files);
  const typing = useModel(files, (state) => state.typing);
  // Their names alone: their texts change with each key.
  const edited = useModel(
    files,
    useShallow((state) => Object.keys(state.drafts)),
  );
  const active = useModel(files, (state) => state.active);
  const problems = useModel(terminal, (state) => state.problems);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);

  const rows = useMemo(
    () => visibleRows(new Set([...stored.keys(), ...typing.keys()]), closed),
    [stored, typing, closed],
  );
  const known = useRef<KnownParts>(new Map());
  const parts = useMemo(() => {
    const shown = partsOfTree(rows, known.current);
    known.current = knownParts(shown);
    return shown;
  }, [rows]);
  const current = rows.some(({ path }) => path === focused)
    ? focused
    : rows.some(({ path }) => path === active)
      ? active
      : (rows[0]?.path ?? null);

  useEffect(() => {
    if (!wantsFocus.current || !current) return;
    wantsFocus.current = false;
    list.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(current)}"]`)?.focus();
  });

  const isBroken = (path: string) => problems.some(({ file }) => file === path);
  const focus = (path: string) => {
    wantsFocus.current = true;
    setFocused(path);
    const row = rows.find((other) => other.path === path);
    onFolder(row?.isFolder ? `${path}/` : path.slice(0, path.lastIndexOf("/") + 1));
  };
  const toggle = (path: string) => {
    const next = new Set(closed);
    if (!next.delete(path)) next.add(path);
    setClosed(next);
    focus(path);
  };
  const press = (row: TreeRow) => {
    if (row.isFolder) return toggle(row.path);
    focus(row.path);
    files.openFile(row.path);
    showTab("editor");
  };
  const remove = (path: string) => {
    const index = rows.findIndex((row) => row.path === path);
    const next = rows[index + 1] ?? rows[index - 1];
    if (next) focus(next.path);
    void operations.remove(path);
  };
  const move = (row: TreeRow) =>
    loadPart(workspace, () => import("./ask-where-to")).then((it) =>
      it?.askWhereTo(workspace, row),
    );
  const onKeyDown = (event: KeyboardEvent, row: TreeRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") press(row);
    else if (event.key === "F2") setRenaming(row.path);
    else if (event.key === "F6") void move(row);
    else if (event.key === "Delete" && !row.isFolder) remove(row.path);
    else {
      const step = treeMove(rows, row.path, event.key);
      if (!step) return;
      if ("focus" in step) focus(step.focus);
      else toggle(step.toggle);
    }
    event.preventDefault();
  };

  const latest = useRef<TreeActs>(NO_ACTS);
  latest.current = { press, keyDown: onKeyDown, rename: setRenaming, remove };
  const [acts] = useState<TreeActs>(() => ({
    press: (row) => latest.current.press(row),
    keyDown: (event, row) => latest.current.keyDown(event, row),
    rename: (path) => latest.current.rename(path),
    remove: (path) => latest.current.remove(path),
  }));

  return (
    <div ref={list} className="ws-tree" role="tree" aria-label="Project files">
      {parts.map((part) => (
        <div key={part.key} role="none" className="ws-tree-part">
          {part.rows.map((row) =>
            renaming === row.path ? (
              <div key={row.path} role="none" className="ws-tree-rename">
                <PathInput
                  label={`New path of ${row.path}`}
                  initial={row.path}
                  onCancel={() => {
                    setRenaming(null);
                    focus(row.path);
                  }}
                  onSubmit={async (path) => {
                    const problem = await operations.rename(row.path, path);
                    if (problem) return problem;
                    setRenaming(null);
                    focus(path);
                    return null;
                  }}
                />
              </div>
            ) : (
              <TreeLine
                key={row.path}
                {...row}
                isCurrent={row.path === current}
                isActive={row.path === active}
                isDirty={edited.includes(row.path)}
                isTyping={typing.has(row.path)}
                isBroken={isBroken(row.path)}
                acts={acts}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

const nothing = () => {};
const NO_ACTS: TreeActs = { press: nothing, keyDown: nothing, rename: nothing, remove: nothing };
