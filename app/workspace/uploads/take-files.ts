import { readDropped } from "~/projects/import/dropped-files";
import type { Workspace } from "~/workspace/create-workspace";
import { pastedFiles } from "./pasted-files";
import { uploadsOf } from "./uploads-model";

interface Takes {
  panel: HTMLElement;
  /** Where pasted files go. */
  folder(): string;
  /** Told the folder that something is held over; null when it is not any more. */
  onDrop(folder: string | null): void;
}

/** Takes what is dropped on the explorer, and what is pasted in it or in the editor. @returns what ends it */
export function takeFiles(workspace: Workspace, { panel, folder, onDrop }: Takes): () => void {
  const { add: upload } = uploadsOf(workspace);
  const ends = new AbortController();
  const { signal } = ends;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    take: (event: HTMLElementEventMap[Type]) => void,
  ) => panel.addEventListener(type, take, { signal });
  on("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    onDrop(folderAt(event.target));
  });
  on("dragleave", (event) => {
    if (!panel.contains(event.relatedTarget as Node | null)) onDrop(null);
  });
  on("drop", (event) => {
    onDrop(null);
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    const folder = folderAt(event.target);
    readDropped(event.dataTransfer).then(
      (dropped) => upload(dropped, folder),
      (error: Error) =>
        workspace.notify({ title: "Not taken", description: error.message, kind: "error" }),
    );
  });
  const paste = (event: ClipboardEvent) => {
    if (!(event.target as Element).closest?.(".ws-files, .ws-editor")) return;
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const files = pasted.map((file) => ({ path: file.name, file }));
    upload({ files, leftOut: [], hasFolder: false }, folder(), "both");
  };
  // Before the editor takes it for text.
  document.addEventListener("paste", paste, { signal, capture: true });
  panel.dataset.takesFiles = "";
  return () => {
    ends.abort();
    delete panel.dataset.takesFiles;
  };
}

/** The folder of the row that something is dropped on; empty for the project itself. */
export function folderAt(target: EventTarget | null): string {
  const row = (target as Element).closest<HTMLElement>("[data-path]");
  const path = row?.dataset.path ?? "";
  const end = row?.hasAttribute("data-folder") ? path.length : Math.max(0, path.lastIndexOf("/"));
  return path.slice(0, end);
}
