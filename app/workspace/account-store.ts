import { ApiError, request, requestJson } from "~/platform/api-client";
import type { FileHead, FileRow } from "~/projects/files";
import { isTemporary } from "./conversation/conversation-messages";
import { createAccountDeletion } from "./deleted/account-deletion";
import { createProjectTabs } from "./project-tabs";
import { createStoredFiles, toWorkspaceFile } from "./stored-files";
import { listEarlierMessages, listStoredMessages } from "./stored-messages";
import type { SaveOutcome, WorkspaceFile, WorkspaceStore } from "./workspace-store";

/** A project that lives on the server. */
export function createAccountStore(projectId: string): WorkspaceStore {
  const address = `/api/projects/${encodeURIComponent(projectId)}`;
  const files = createStoredFiles(projectId);
  const tabs = createProjectTabs(projectId);
  const deletion = createAccountDeletion(async () => {
    await request("POST", `${address}/restore`);
    tabs.tell();
  });

  /** Files that were streamed have no id yet: the server knows it. */
  const identified = async (file: WorkspaceFile): Promise<WorkspaceFile> => {
    if (file.id && file.hash) return file;
    const stored = await files.read(file.path);
    if (!stored) throw new ApiError(404, "That file is no longer in the project.");
    return stored;
  };

  /** What this tab stored is what the others show, too. */
  const told = <T>(stored: T): T => {
    tabs.tell();
    return stored;
  };

  return {
    kind: "account",
    projectId,
    deletion,

    async loadFiles(known) {
      const listed = await files.list(known);
      deletion.isThere();
      return listed;
    },

    async createFile(path, content, hash) {
      const body = { path, content, hash };
      return told(toWorkspaceFile(await requestJson<FileRow>("POST", `${address}/files`, body)));
    },

    async saveFile(file, content, base): Promise<SaveOutcome> {
      const known = await identified(file);
      // A conflict, unless what is stored is what the edits started from, or equals them already.
      if (known.content !== base && known.content !== content) {
        return { kind: "conflict", current: known };
      }
      try {
        const body = { content, baseHash: known.hash };
        const saved = await requestJson<FileHead>("PUT", `/api/files/${known.id}`, body);
        return told({ kind: "saved", file: toWorkspaceFile({ ...saved, content }) });
      } catch (error) {
        if (error instanceof ApiError && error.code === "conflict") {
          const current = error.body?.current as FileRow | undefined;
          return { kind: "conflict", current: current ? toWorkspaceFile(current) : null };
        }
        throw error;
      }
    },

    async saveFiles(changes, moves = []) {
      const known = await Promise.all(changes.map(({ file }) => identified(file)));
      const changed = changes.filter(({ base }, index) => known[index]?.content !== base);
      if (changed.length > 0) return { saved: [], changed: changed.map(({ file }) => file.path) };
      const { saveTogether } = await import("./save-together");
      try {
        return await saveTogether(address, { changes, known, moves });
      } finally {
        // Also where it failed half-way.
        tabs.tell();
      }
    },

    async deleteFile(file) {
      const { id } = await identified(file);
      await request("DELETE", `/api/files/${id}`);
      tabs.tell();
    },

    loadMessages: (known) => listStoredMessages(projectId, known),
    loadEarlier: (before) => listEarlierMessages(projectId, before),

    async renameProject(name) {
      await request("PATCH", address, { name });
    },

    // The server is where it lives: nothing to keep here, nothing to bring up to date. Other tabs
    // hear of it as soon as the server has all of it.
    keepMessages(messages) {
      if (!messages.some(({ id }) => isTemporary(id))) tabs.tell();
    },
    keepStreamedFile: () => null,
    keepStreamedDeletion: () => null,
    keepStreamedBytes: async () => null,
    pendingAnswer: null,
    outbox: null,
    changeOnServer: (change) => change(),
    async sync() {},
    // The server has named it when the answer ends.
    followTitle: () =>
      requestJson<{ name: string }>("GET", address).then(
        ({ name }) => name,
        () => null,
      ),
    keepSlug() {},
    keepTexts() {},
    subscribe: (listener) => tabs.listen(listener),
  };
}
