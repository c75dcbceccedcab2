import { ApiError, requestJson } from "~/platform/api-client";
import type { FileHead } from "~/projects/files";
import { toWorkspaceFile } from "./stored-files";
import type { MovedFile, TextChange, WorkspaceFile } from "./workspace-store";

interface Together {
  changes: readonly TextChange[];
  /** The files of the changes as they are stored, in their order. */
  known: readonly WorkspaceFile[];
  moves: readonly MovedFile[];
}

/** Saves several texts and moves files on the server, all of it or nothing. */
export async function saveTogether(
  address: string,
  { changes, known, moves: moved }: Together,
): Promise<{ saved: WorkspaceFile[]; changed: string[] }> {
  const files = changes.map(({ content }, index) => {
    const { path = "", hash } = known[index] ?? {};
    return { path, content, baseHash: hash ?? "" };
  });
  const moves = moved.map(({ file, to }) => ({ from: file.path, to }));
  try {
    const heads = await requestJson<FileHead[]>("PUT", `${address}/files`, { files, moves });
    const goals = new Map(moves.map(({ from, to }) => [from, to]));
    const contents = new Map(moved.map(({ file, to }) => [to, file.content]));
    for (const { path, content } of files) contents.set(goals.get(path) ?? path, content);
    return {
      saved: heads.map((head) =>
        toWorkspaceFile({ ...head, content: contents.get(head.path) ?? "" }),
      ),
      changed: [],
    };
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === "conflict";
    if (isConflict) return { saved: [], changed: (error.body?.paths as string[]) ?? [] };
    throw error;
  }
}
