import type { Workspace } from "~/workspace/create-workspace";
import { uploadsOf } from "./uploads-model";

/** Lets somebody choose files of their computer for a folder. */
export function chooseFiles(workspace: Workspace, folder: string): void {
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.multiple = true;
  chooser.onchange = () => uploadsOf(workspace).add([...(chooser.files ?? [])], folder);
  chooser.click();
}
