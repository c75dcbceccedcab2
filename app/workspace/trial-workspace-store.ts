import { ApiError, fetchJson, shownError } from "~/platform/api-client";
import { AppError } from "~/platform/errors";
import type { FileRow } from "~/projects/files";
import { titleOf } from "~/projects/page-title";
import { isPlainText, NAME_LENGTH } from "~/projects/project-rules";
import { holdTrialSync, syncTrialFiles } from "~/trial/sync-client";
import { type TrialFile, type TrialStore, trialStore, type WriteResult } from "~/trial/trial-store";
import type { SnapshotStore } from "./conversation/stream-snapshot";
import { holdGoneTrial } from "./deleted/gone-trial";
import type { MovedFile, WorkspaceFile, WorkspaceStore } from "./workspace-store";

/** The browser could not keep something. The message is shown as it is. */
class KeepError extends ApiError {
  constructor(reason: string) {
    super(
      507,
      reason === "quota"
        ? "This browser's storage is full. What you did since is only in this tab; delete another trial for good in a new tab to make room."
        : "This browser does not let the page store anything.",
    );
  }
}

export { trialStore };

/** The snapshot of a running stream lives where trials live. */
export const trialSnapshots: SnapshotStore = {
  read: () => trialStore.streamState(),
  write: (snapshot) => void trialStore.setStreamState(snapshot),
  clear: () => void trialStore.clearStreamState(),
};

/** A trial's project: stored in this browser, with a copy on the server to build from. */
export function createTrialWorkspaceStore(
  projectId: string,
  trials: TrialStore,
  onKeepFailed: (message: string) => void,
): WorkspaceStore {
  let toldFull = false;

  const must = (result: WriteResult) => {
    if (!result.ok) throw new KeepError(result.reason);
  };
  /** What was changed is stored; a large trial takes a moment. @throws {KeepError} */
  const kept = async () => must(await trials.settled(projectId));
  /** For writes nobody waits for: a full storage is told once, not for each file. */
  const may = (result: WriteResult) => {
    if (result.ok || toldFull) return;
    toldFull = true;
    onKeepFailed(new KeepError(result.reason).message);
  };
  const maybeKept = () => void trials.settled(projectId).then(may);
  const find = (path: string) => trials.files(projectId).find((file) => file.path === path);
  /** Whether the person changed a path while an answer was on its way that makes it something else. */
  const stands = (path: string, next: string | null) =>
    trials.isChangedByHand(projectId, path) && (find(path)?.content ?? null) !== next;
  const stored = (path: string): WorkspaceFile => {
    const file = find(path);
    if (!file) throw new ApiError(404, "That file is no longer in the project.");
    return toWorkspaceFile(file);
  };

  /** One after the other; where one cannot go, those before it go back. @throws {AppError} */
  const moveAll = (moves: readonly MovedFile[]) => {
    const done: MovedFile[] = [];
    try {
      for (const move of moves) {
        trials.renameFile(projectId, move.file.path, move.to);
        done.unshift(move);
      }
    } catch (error) {
      for (const { file, to } of done) trials.renameFile(projectId, to, file.path);
      throw error;
    }
  };

  const store: WorkspaceStore = {
    kind: "trial",
    projectId,
    loadFiles: async () => trials.files(projectId).map(toWorkspaceFile),

    async createFile(path, content, hash) {
      if (find(path)) throw new ApiError(409, `${path} already exists.`);
      const bytes = hash && (await (await trials.bytes())?.read(projectId, hash));
      if (hash && !bytes) throw new ApiError(404, "This browser does not have its bytes any more.");
      const binary = hash && bytes ? { hash, size: bytes.byteLength } : null;
      trials.changedByHand(projectId, [path]);
      trials.putFile(projectId, { path, content, ...(binary ? { binary } : {}) });
      await kept();
      return stored(path);
    },

    async saveFile(file, content, base) {
      await trials.load(projectId);
      const now = find(file.path);
      // Another tab of this browser may have written it since.
      if (now && now.content !== base && now.content !== content) {
        return { kind: "conflict", current: toWorkspaceFile(now) };
      }
      trials.changedByHand(projectId, [file.path]);
      trials.putFile(projectId, { path: file.path, content });
      await kept();
      return { kind: "saved", file: stored(file.path) };
    },

    async saveFiles(changes, moves = []) {
      await trials.load(projectId);
      const changed = [
        ...changes.filter(({ file: { path }, base }) => find(path)?.content !== base),
        ...moves.filter(({ file }) => !find(file.path)),
      ].map(({ file }) => file.path);
      if (changed.length > 0) return { saved: [], changed };
      moveAll(moves);
      const goals = new Map(moves.map(({ file, to }) => [file.path, to]));
      const paths = changes.map(({ file }) => goals.get(file.path) ?? file.path);
      trials.changedByHand(projectId, [...paths, ...goals.keys(), ...goals.values()]);
      for (const [index, path] of paths.entries()) {
        trials.putFile(projectId, { path, content: changes[index]?.content ?? "" });
      }
      await kept();
      const all = new Set([...paths, ...goals.values()]);
      return { saved: [...all].map(stored), changed: [] };
    },

    async deleteFile(file) {
      trials.changedByHand(projectId, [file.path]);
      trials.removeFile(projectId, file.path);
      await kept();
    },

    loadMessages: async () => [...trials.messages(projectId)],
    // The browser has all of them.
    loadEarlier: async () => ({ messages: [], hasEarlier: false }),
    keepMessages(messages, before) {
      trials.changeMessages(projectId, before, messages);
      maybeKept();
    },

    keepStreamedFile(path, content) {
      if (stands(path, content)) return keptByHand(path);
      trials.putFile(projectId, { path, content });
      maybeKept();
      return null;
    },

    keepStreamedDeletion(path) {
      if (stands(path, null)) return keptByHand(path);
      trials.removeFile(projectId, path);
      maybeKept();
      return null;
    },

    async keepStreamedBytes(path, { hash, size }) {
      if (trials.isChangedByHand(projectId, path)) return keptByHand(path);
      try {
        // No sync meanwhile: it would take the file from the server's copy, which alone has its bytes.
        await holdTrialSync(projectId, async () => {
          const { fetchBytes } = await import("~/trial/fetch-bytes");
          await fetchBytes(trials, projectId, [{ path, hash, binary: { size } }]);
          trials.putFile(projectId, { path, content: "", binary: { hash, size } });
          await kept();
        });
        return null;
      } catch (error) {
        // What the browser itself refuses is said in words of its own.
        const isOwn = error instanceof AppError;
        const why = isOwn ? error.message : shownError(error, "The server could not be reached.");
        return `${path} is not in this browser again: ${why} The history can bring it back.`;
      }
    },

    pendingAnswer: {
      read: () => trials.pendingAnswer(projectId),
      write: (answer) => void trials.awaitAnswer(projectId, answer),
      clear: () => trials.forgetAnswer(projectId),
    },

    outbox: {
      list: () => trials.waitingMessages(projectId),
      add: (message, isFirst) => may(trials.addWaiting(projectId, message, isFirst)),
      remove: (id) => void trials.removeWaiting(projectId, id),
    },

    // No sync meanwhile: it would overwrite the server's new files with the old ones.
    changeOnServer: (change) =>
      holdTrialSync(projectId, async () => {
        const changed = await change();
        const rows =
          (await fetchJson<FileRow[]>(["/api/files", encodeURIComponent(projectId)])) ?? [];
        const { fetchBytes, toTrialFiles } = await import("~/trial/fetch-bytes");
        await fetchBytes(trials, projectId, rows);
        trials.changedByHand(projectId, "everything");
        trials.replaceFiles(projectId, toTrialFiles(rows));
        await kept();
        return changed;
      }),

    async renameProject(name) {
      must(trials.renameProject(projectId, name));
    },

    async followTitle() {
      if (!trials.getProject(projectId)?.namedFrom) return null;
      const title = titleOf(find("index.html")?.content ?? "");
      if (!title || title.length > NAME_LENGTH || !isPlainText(title)) return null;
      may(trials.changeProject(projectId, { name: title, namedFrom: "title" }));
      return title;
    },

    deletion: {
      isDeleted: () => trials.listDeleted().some(({ id }) => id === projectId),
      listen: (listener) => trials.subscribe(listener),
      async restore() {
        must(trials.restoreProject(projectId));
      },
    },

    // Always sent: the server's copy changes by itself while it builds or rolls back.
    sync: () => syncTrialFiles(projectId, { force: true }),

    keepSlug: (slug) => may(trials.setPublishedSlug(projectId, slug)),
    keepTexts: ({ name, description }) =>
      may(trials.changeProject(projectId, { name, description: description || null })),
    subscribe: (listener) => trials.subscribe(listener),
  };
  return holdGoneTrial(store, { trials, must, toFile: toWorkspaceFile });
}

function keptByHand(path: string): string {
  return `You changed ${path} while the answer was being written. Your version stays; the answer's is in the history.`;
}

/** A trial's file as the workspace holds it. */
export function toWorkspaceFile(file: TrialFile): WorkspaceFile {
  const { id, path, content, binary } = file;
  if (!binary) return { id, path, content, hash: null };
  return { id, path, content, hash: binary.hash, binary: { size: binary.size } };
}
