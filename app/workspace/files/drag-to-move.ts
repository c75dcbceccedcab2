import type { Workspace } from "~/workspace/create-workspace";
import { folderAt } from "~/workspace/uploads/take-files";
import { moveFiles } from "./move-files";

/** What is dragged is one of ours, no file from outside. */
const OURS = "application/x-project-path";

/** Rows of the tree are dragged into folders; F2 does the same by the keyboard. @returns what ends it */
export function dragToMove(workspace: Workspace, panel: HTMLElement): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let over: Element | null = null;
  const mark = (row: Element | null) => {
    over?.removeAttribute("data-drop");
    over = row;
    over?.setAttribute("data-drop", "");
  };
  const rowAt = (target: EventTarget | null) =>
    (target as Element).closest<HTMLElement>(".ws-tree-row");
  panel.addEventListener(
    "pointerdown",
    ({ target }) => {
      const row = rowAt(target);
      if (row) row.draggable = true;
    },
    { signal },
  );
  panel.addEventListener(
    "dragstart",
    ({ target, dataTransfer }) => {
      const row = rowAt(target);
      if (!row || !dataTransfer) return;
      dataTransfer.effectAllowed = "move";
      dataTransfer.setData(OURS, JSON.stringify(readRow(row)));
    },
    { signal },
  );
  panel.addEventListener(
    "dragover",
    (event) => {
      if (!event.dataTransfer?.types.includes(OURS)) return;
      event.preventDefault();
      const folder = folderAt(event.target);
      mark(panel.querySelector(`[data-folder][data-path="${CSS.escape(folder)}"]`));
    },
    { signal },
  );
  panel.addEventListener("dragend", () => mark(null), { signal });
  panel.addEventListener(
    "drop",
    (event) => {
      mark(null);
      if (!event.dataTransfer?.types.includes(OURS)) return;
      event.preventDefault();
      const dragged = JSON.parse(event.dataTransfer.getData(OURS));
      void moveFiles(workspace, dragged, folderAt(event.target));
    },
    { signal },
  );
  return () => ends.abort();
}

function readRow(row: HTMLElement): { path: string; isFolder: boolean } {
  return { path: row.dataset.path ?? "", isFolder: row.hasAttribute("data-folder") };
}
