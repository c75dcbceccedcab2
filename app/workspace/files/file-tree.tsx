import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "~/ui/icon";
import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { type TreeRow, treeMove, visibleRows } from "./file-tree-rows";
import { PathInput } from "./lazy-path-input";

/** The file tree: arrows move, Enter opens, F2 renames, Delete deletes. */
export function FileTree({ onFolder }: { onFolder(prefix: string): void }) {
  const { files, operations, showTab, terminal } = useWorkspace();
  const stored = useModel(files, (state) => state.files);
  const typing = useModel(files, (state) => state.typing);
  const drafts = useModel(files, (state) => state.drafts);
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
  const onKeyDown = (event: KeyboardEvent, row: TreeRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") press(row);
    else if (event.key === "F2" && !row.isFolder) setRenaming(row.path);
    else if (event.key === "Delete" && !row.isFolder) remove(row.path);
    else {
      const move = treeMove(rows, row.path, event.key);
      if (!move) return;
      if ("focus" in move) focus(move.focus);
      else toggle(move.toggle);
    }
    event.preventDefault();
  };

  return (
    <div ref={list} className="ws-tree" role="tree" aria-label="Project files">
      {rows.map((row) =>
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
          <div
            key={row.path}
            role="treeitem"
            className="ws-tree-row"
            data-path={row.path}
            data-level={row.level}
            data-folder={row.isFolder || undefined}
            aria-level={row.level}
            aria-expanded={row.isFolder ? row.isOpen : undefined}
            aria-selected={row.path === active}
            aria-label={rowLabel(row, row.path in drafts, typing.has(row.path), isBroken(row.path))}
            data-broken={isBroken(row.path) || undefined}
            tabIndex={row.path === current ? 0 : -1}
            onClick={() => press(row)}
            onKeyDown={(event) => onKeyDown(event, row)}
          >
            {row.isFolder ? <Glyph name="chevron" /> : <Icon name="file" />}
            <span className="ws-tree-name" title={row.name}>
              {row.name}
            </span>
            {typing.has(row.path) && <span className="ws-pulse" aria-hidden="true" />}
            {row.path in drafts && <span className="ws-dirty" aria-hidden="true" />}
            {!row.isFolder && !typing.has(row.path) && (
              <span className="ws-tree-actions">
                <button
                  type="button"
                  tabIndex={-1}
                  className="ws-icon-button"
                  aria-label={`Rename ${row.path}`}
                  title="Rename (F2)"
                  onClick={(event) => {
                    event.stopPropagation();
                    setRenaming(row.path);
                  }}
                >
                  <Glyph name="pencil" />
                </button>
                <button
                  type="button"
                  tabIndex={-1}
                  className="ws-icon-button"
                  aria-label={`Delete ${row.path}`}
                  title="Delete"
                  onClick={(event) => {
                    event.stopPropagation();
                    remove(row.path);
                  }}
                >
                  <Icon name="trash" />
                </button>
              </span>
            )}
          </div>
        ),
      )}
    </div>
  );
}

function rowLabel(row: TreeRow, isDirty: boolean, isTyping: boolean, isBroken: boolean): string {
  if (row.isFolder) return row.name;
  return `${row.name}${isDirty ? ", unsaved changes" : ""}${isTyping ? ", being written" : ""}${isBroken ? ", with a problem" : ""}`;
}
