import { nameOf } from "~/projects/files";
import type { Workspace } from "~/workspace/create-workspace";
import { showOverPage } from "~/workspace/shell/show-over-page";
import { MoveDialog } from "./move-dialog";
import { foldersFor, moveFiles } from "./move-files";

/** Asks into which folder a file or a folder shall go, and moves it there. */
export async function askWhereTo(
  workspace: Workspace,
  row: { path: string; isFolder: boolean },
): Promise<void> {
  const folders = foldersFor(workspace.files.state.getState().files.keys(), row);
  const folder = await showOverPage<string | null>((close) => (
    <MoveDialog name={nameOf(row.path)} folders={folders} onAnswer={close} />
  ));
  if (folder !== null) await moveFiles(workspace, row, folder);
}
