import { nameOf } from "~/projects/files";
import type { Workspace } from "~/workspace/create-workspace";

/** Where the files of a row come to lie in another folder: from → to. Nothing where it is there already. */
export function planMove(
  paths: Iterable<string>,
  row: { path: string; isFolder: boolean },
  folder: string,
): [from: string, to: string][] {
  const { path, isFolder } = row;
  const isInside = isFolder && `${folder}/`.startsWith(`${path}/`);
  const parent = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  if (isInside || parent === folder) return [];
  const target = folder === "" ? nameOf(path) : `${folder}/${nameOf(path)}`;
  if (!isFolder) return [[path, target]];
  return [...paths]
    .filter((one) => one.startsWith(`${path}/`))
    .map((one) => [one, `${target}${one.slice(path.length)}`]);
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

/** Moves a file or a folder into another folder, and offers to bring it back. */
export async function moveFiles(
  workspace: Workspace,
  row: { path: string; isFolder: boolean },
  folder: string,
): Promise<void> {
  const { files, notify } = workspace;
  const moves = planMove(files.state.getState().files.keys(), row, folder);
  if (moves.length === 0) return;
  const moved = await rename(workspace, moves);
  if (moved.length === 0) return;
  notify({
    title: `Moved ${nameOf(row.path)}`,
    description: `It is in ${folder || "the top of the project"}.${moves.length > 1 ? ` ${moved.length} files went along.` : ""}`,
    action: {
      label: "Undo",
      run: () =>
        void rename(
          workspace,
          moved.map(([from, to]) => [to, from]),
        ),
    },
  });
}

/** One after the other; what cannot go says why, and the rest stays. @returns what was moved */
async function rename(
  { operations, notify }: Workspace,
  moves: readonly [from: string, to: string][],
): Promise<[from: string, to: string][]> {
  const moved: [string, string][] = [];
  for (const [from, to] of moves) {
    const problem = await operations.rename(from, to);
    if (problem !== null) {
      notify({ title: "Not moved", description: problem, kind: "error" });
      break;
    }
    moved.push([from, to]);
  }
  return moved;
}
