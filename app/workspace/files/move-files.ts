import { nameOf } from "~/projects/files";
import type { FileMove } from "~/projects/following/follow-moves";
import { tellFollowed } from "~/projects/following/tell-followed";
import type { Workspace } from "~/workspace/create-workspace";
import { moveTogether } from "./move-together";

/** Where the files of a row come to lie in another folder. Nothing where it is there already. */
export function planMove(
  paths: Iterable<string>,
  row: { path: string; isFolder: boolean },
  folder: string,
): FileMove[] {
  const { path, isFolder } = row;
  const isInside = isFolder && `${folder}/`.startsWith(`${path}/`);
  const parent = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  if (isInside || parent === folder) return [];
  const target = folder === "" ? nameOf(path) : `${folder}/${nameOf(path)}`;
  if (!isFolder) return [{ from: path, to: target }];
  return [...paths]
    .filter((one) => one.startsWith(`${path}/`))
    .map((one) => ({ from: one, to: `${target}${one.slice(path.length)}` }));
}

/** The folders that a row can go to, "" for the top; those where it is, and those within it, are none. */
export function foldersFor(
  paths: Iterable<string>,
  row: { path: string; isFolder: boolean },
): string[] {
  const folders = new Set([""]);
  for (const path of paths) {
    const parts = path.split("/").slice(0, -1);
    for (let depth = 1; depth <= parts.length; depth += 1) {
      folders.add(parts.slice(0, depth).join("/"));
    }
  }
  const { path, isFolder } = row;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  const isInside = (folder: string) => isFolder && `${folder}/`.startsWith(`${path}/`);
  return [...folders].filter((folder) => folder !== parent && !isInside(folder)).sort();
}

/** Where the files of a folder come to lie that gets another path. */
export function planRename(paths: Iterable<string>, folder: string, to: string): FileMove[] {
  const target = to.replace(/\/+$/, "");
  return [...paths]
    .filter((path) => path.startsWith(`${folder}/`) && target !== folder)
    .map((path) => ({ from: path, to: `${target}${path.slice(folder.length)}` }));
}

/** Moves a file or a folder into another folder, and offers to bring it back. */
export async function moveFiles(
  workspace: Workspace,
  row: { path: string; isFolder: boolean },
  folder: string,
): Promise<void> {
  const moves = planMove(workspace.files.state.getState().files.keys(), row, folder);
  if (moves.length === 0) return;
  const place = `It is in ${folder || "the top of the project"}.${moves.length > 1 ? ` ${moves.length} files went along.` : ""}`;
  const title = `Moved ${nameOf(row.path)}`;
  const problem = await moveAndTell(workspace, moves, { title, place });
  if (problem) workspace.notify({ title: "Not moved", description: problem, kind: "error" });
}

/**
 * Moves files with what names them, says what became of it and offers to take all of it back.
 *
 * @param told what is said of the move; without a place, nothing is said where nothing follows
 * @returns why nothing has moved, or null
 */
export async function moveAndTell(
  workspace: Pick<Workspace, "files" | "store" | "notify">,
  moves: readonly FileMove[],
  { title, place = "" }: { title: string; place?: string },
): Promise<string | null> {
  const followed = await moveTogether(workspace, moves);
  if (typeof followed === "string") return followed;
  const description = `${place} ${tellFollowed(followed)}`.trim();
  if (description === "") return null;
  const back = moves.map(({ from, to }) => ({ from: to, to: from }));
  const undo = async () => {
    const undone = await moveTogether(workspace, back, followed);
    if (typeof undone !== "string") return;
    workspace.notify({ title: "Not moved back", description: undone, kind: "error" });
  };
  workspace.notify({ title, description, action: { label: "Undo", run: () => void undo() } });
  return null;
}
