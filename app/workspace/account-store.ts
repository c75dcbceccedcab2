import type { ConversationMessage } from "~/conversation/message-schema";
import type { FileRow } from "~/projects/files";
import { ApiError, fetchJson, request, requestJson } from "./api-client";
import { isTemporary } from "./conversation/conversation-messages";
import { createProjectTabs } from "./project-tabs";
import type { SaveOutcome, WorkspaceFile, WorkspaceStore } from "./workspace-store";

/** A project that lives on the server. */
export function createAccountStore(projectId: string): WorkspaceStore {
  const filesKey = ["/api/files", encodeURIComponent(projectId)];
  const projectKey = ["/api/projects", encodeURIComponent(projectId)];
  const tabs = createProjectTabs(projectId);

  const loadFiles = async () =>
    ((await fetchJson<FileRow[]>(filesKey)) ?? []).map((row) => toWorkspaceFile(row));

  /** Files that were streamed have no id yet: the server knows it. */
  const identified = async (file: WorkspaceFile): Promise<WorkspaceFile> => {
    if (file.id && file.hash) return file;
    const stored = (await loadFiles()).find(({ path }) => path === file.path);
    if (!stored) throw new ApiError(404, "That file is no longer in the project.");
    return stored;
  };

  return {
    kind: "account",
    projectId,
    loadFiles,

    async createFile(path, content) {
      const row = await requestJson<FileRow>("POST", `${projectKey.join("/")}/files`, {
        path,
        content,
      });
      return toWorkspaceFile(row);
    },

    async saveFile(file, content, base): Promise<SaveOutcome> {
      const known = await identified(file);
      // A conflict, unless what is stored is what the edits started from, or equals them already.
      if (known.content !== base && known.content !== content) {
        return { kind: "conflict", current: known };
      }
      try {
        const address = `/api/files/${known.id}`;
        const body = { content, baseHash: known.hash };
        const saved = await requestJson<Omit<FileRow, "content">>("PUT", address, body);
        return { kind: "saved", file: toWorkspaceFile({ ...saved, content }) };
      } catch (error) {
        if (error instanceof ApiError && error.code === "conflict") {
          const current = error.body?.current as FileRow | undefined;
          return { kind: "conflict", current: current ? toWorkspaceFile(current) : null };
        }
        throw error;
      }
    },

    async renameFile(file, path) {
      const { id } = await identified(file);
      return toWorkspaceFile(await requestJson<FileRow>("PATCH", `/api/files/${id}`, { path }));
    },

    async deleteFile(file) {
      const { id } = await identified(file);
      await request("DELETE", `/api/files/${id}`);
    },

    loadMessages: async () =>
      (await fetchJson<ConversationMessage[]>([...projectKey, "messages"])) ?? [],

    async renameProject(name) {
      await request("PATCH", projectKey.join("/"), { name });
    },

    // The server is where it lives: nothing to keep here, nothing to bring up to date. Other tabs
    // hear of it as soon as the server has all of it.
    keepMessages(messages) {
      if (!messages.some(({ id }) => isTemporary(id))) tabs.tell();
    },
    keepStreamedFile: () => null,
    keepStreamedDeletion: () => null,
    pendingAnswer: null,
    changeOnServer: (change) => change(),
    async sync() {},
    keepSlug() {},
    subscribe: (listener) => tabs.listen(listener),
  };
}

export function toWorkspaceFile(row: FileRow): WorkspaceFile {
  return { id: row.id, path: row.path, content: row.content, hash: row.hash };
}
