import { type KeyboardEvent, memo } from "react";
import { Icon } from "~/ui/icon";
import { Glyph } from "~/workspace/shell/glyph";
import { FileName } from "./file-name";
import type { TreeRow } from "./file-tree-rows";

/** What is done with a line of the tree. */
export interface TreeActs {
  press(row: TreeRow): void;
  keyDown(event: KeyboardEvent, row: TreeRow): void;
  rename(path: string): void;
  remove(path: string): void;
}

interface TreeLineProps extends Omit<TreeRow, "isOpen"> {
  /** Of a folder: whether what is inside is shown. */
  isOpen: boolean;
  /** Whether Tab leads here. */
  isCurrent: boolean;
  isActive: boolean;
  isDirty: boolean;
  isTyping: boolean;
  isBroken: boolean;
  /** The same object each time. */
  acts: TreeActs;
}

/** A file or folder of the tree. One of a thousand is drawn again only when it changed itself. */
export const TreeLine = memo(function TreeLine({ acts, ...line }: TreeLineProps) {
  const { path, name, level, isFolder, isOpen, isCurrent, isActive, isDirty, isTyping, isBroken } =
    line;
  const row: TreeRow = { path, name, level, isFolder, isOpen };
  return (
    <div
      role="treeitem"
      className="ws-tree-row"
      data-path={path}
      data-level={level}
      data-folder={isFolder || undefined}
      aria-level={level}
      aria-expanded={isFolder ? isOpen : undefined}
      aria-selected={isActive}
      aria-label={labelOf(line)}
      data-broken={isBroken || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => acts.press(row)}
      onKeyDown={(event) => acts.keyDown(event, row)}
    >
      {isFolder ? <Glyph name="chevron" /> : <Icon name="file" />}
      <FileName name={name} />
      {isTyping && <span className="ws-pulse" aria-hidden="true" />}
      {isDirty && <span className="ws-dirty" aria-hidden="true" />}
      {!isTyping && (
        <span className="ws-tree-actions">
          <button
            type="button"
            tabIndex={-1}
            className="ws-icon-button"
            aria-label={`Rename ${path}`}
            title="Rename (F2)"
            onClick={(event) => {
              event.stopPropagation();
              acts.rename(path);
            }}
          >
            <Glyph name="pencil" />
          </button>
          {!isFolder && (
            <button
              type="button"
              tabIndex={-1}
              className="ws-icon-button"
              aria-label={`Delete ${path}`}
              title="Delete"
              onClick={(event) => {
                event.stopPropagation();
                acts.remove(path);
              }}
            >
              <Icon name="trash" />
            </button>
          )}
        </span>
      )}
    </div>
  );
});

function labelOf(line: Omit<TreeLineProps, "acts">): string {
  const { name, isFolder, isDirty, isTyping, isBroken } = line;
  if (isFolder) return name;
  return `${name}${isDirty ? ", unsaved changes" : ""}${isTyping ? ", being written" : ""}${isBroken ? ", with a problem" : ""}`;
}
