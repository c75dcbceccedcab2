import { ApiError, requestJson } from "~/platform/api-client";
import type { FileHead } from "~/projects/files";
import { toWorkspaceFile } from "./stored-files";
import type { TextChange, WorkspaceFile } from "./workspace-store";

/** Saves several texts on the server, all or none. `known` are the files as they are stored. */
export async function saveTogether(
  address: string,
  changes: readonly TextChange[],
  known: readonly WorkspaceFile[],
): Promise<{ saved: WorkspaceFile[]; changed: string[] }> {
  const files = changes.map(({ content }, index) => {
    const { path = "", hash } = known[index] ?? {};
    return { path, content, baseHash: hash ?? "" };
  });
  try {
    const heads = await requestJson<FileHead[]>("PUT", `${address}/files`, { files });
    const contents = new Map(files.map(({ path, content }) => [path, content]));
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
