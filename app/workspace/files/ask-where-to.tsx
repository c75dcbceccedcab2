import { createRoot } from "react-dom/client";
import { nameOf } from "~/projects/files";
import type { Workspace } from "~/workspace/create-workspace";
import { MoveDialog } from "./move-dialog";
import { foldersFor, moveFiles } from "./move-files";

/** Asks into which folder a file or a folder shall go, and moves it there; then the focus is where it was. */
export async function askWhereTo(
  workspace: Workspace,
  row: { path: string; isFolder: boolean },
): Promise<void> {
  const opener = document.activeElement;
  const folders = foldersFor(workspace.files.state.getState().files.keys(), row);
  const folder = await ask(nameOf(row.path), folders);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  if (folder !== null) await moveFiles(workspace, row, folder);
}

function ask(name: string, folders: readonly string[]): Promise<string | null> {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  return new Promise((resolve) => {
    const close = (answer: string | null) => {
      root.unmount();
      host.remove();
      resolve(answer);
    };
    root.render(<MoveDialog name={name} folders={folders} onAnswer={close} />);
  });
}
