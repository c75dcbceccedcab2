import { nameOf } from "~/projects/files";
import { readChosen } from "~/projects/import/dropped-files";
import type { Workspace } from "~/workspace/create-workspace";
import { uploadsOf } from "./uploads-model";

/** Lets somebody choose files of their computer for a folder. */
export function chooseFiles(workspace: Workspace, folder: string): void {
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.multiple = true;
  chooser.onchange = () => {
    uploadsOf(workspace).add(readChosen(chooser.files ?? []), folder);
  };
  chooser.click();
}

/** Lets somebody choose a file of the same kind that takes another's place, under its name. */
export function chooseReplacement(workspace: Workspace, path: string): void {
  const chooser = document.createElement("input");
  chooser.type = "file";
  const ending = /\.\w+$/.exec(path)?.[0];
  if (ending) chooser.accept = ending;
  chooser.onchange = () => {
    const [chosen] = chooser.files ?? [];
    if (!chosen) return;
    const file = new File([chosen], nameOf(path), { type: chosen.type });
    const files = [{ path, file }];
    uploadsOf(workspace).add({ files, leftOut: [], hasFolder: true }, "", "replace");
  };
  chooser.click();
}
