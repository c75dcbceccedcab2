import type { ConversationMessage } from "~/conversation/message-schema";
import { ApiError } from "~/platform/api-client";
import { PROJECT_DELETED } from "~/projects/project-rules";
import type { TrialFile, TrialProject, TrialStore, WriteResult } from "~/trial/trial-store";
import type { WorkspaceFile, WorkspaceStore } from "~/workspace/workspace-store";

const GONE = "This project is no longer in this browser. Bring it back to go on.";
const MOVED = "This project is in your account now. Open it there to go on.";

interface HeldTrial {
  project: TrialProject;
  files: readonly TrialFile[];
  messages: readonly ConversationMessage[];
}

interface GoneTrialOptions {
  trials: TrialStore;
  toFile(file: TrialFile): WorkspaceFile;
  /** @throws {ApiError} why the browser did not keep it */
  must(result: WriteResult): void;
}

/**
 * Holds what a tab shows of a trial that another tab has deleted for good, or moved into an account: nothing of it
 * is written any more, each act says why and where it is now, and it can be brought back as it is shown.
 */
export function holdGoneTrial(
  store: WorkspaceStore,
  { trials, toFile, must }: GoneTrialOptions,
): WorkspaceStore {
  const { projectId, deletion } = store;
  let held: HeldTrial | null = null;

  /** Keeps in mind what is there, as long as it is. */
  const isGone = (): boolean => {
    const isIt = ({ id }: TrialProject) => id === projectId;
    const project = trials.listProjects().find(isIt) ?? trials.listDeleted().find(isIt);
    if (!project) return held !== null;
    held = { project, files: trials.files(projectId), messages: trials.messages(projectId) };
    return false;
  };
  const unlessGone =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isGone()) throw new ApiError(404, why(), { code: PROJECT_DELETED });
      return act(...args);
    };
  const why = () => (trials.movedTo(projectId) ? MOVED : GONE);
  const notKept = (path: string) => `${path} was not kept. ${why()}`;

  const bringBack = async ({ project, files, messages }: HeldTrial) => {
    const idForm = project.template === "blank" ? "random" : "timestamp";
    const { namedFrom, ...rest } = project;
    must(trials.createProject({ ...rest, idForm }));
    if (namedFrom) must(trials.changeProject(projectId, { namedFrom }));
    must(trials.replaceFiles(projectId, files));
    must(trials.changeMessages(projectId, [], messages));
    trials.noteMoved(projectId, null);
    must(await trials.settled(projectId));
  };

  return {
    ...store,
    createFile: unlessGone(store.createFile),
    saveFile: unlessGone(store.saveFile),
    saveFiles: unlessGone(store.saveFiles),
    deleteFile: unlessGone(store.deleteFile),
    renameProject: unlessGone(store.renameProject),
    sync: unlessGone(store.sync),
    changeOnServer: (change) => unlessGone(() => store.changeOnServer(change))(),
    loadFiles: async (known) =>
      isGone() && held ? held.files.map(toFile) : store.loadFiles(known),
    loadMessages: async (known) =>
      isGone() && held ? [...held.messages] : store.loadMessages(known),
    keepMessages(messages, before) {
      if (isGone() && held) held = { ...held, messages };
      else store.keepMessages(messages, before);
    },
    keepStreamedFile: (path, content) =>
      isGone() ? notKept(path) : store.keepStreamedFile(path, content),
    keepStreamedDeletion: (path) => (isGone() ? notKept(path) : store.keepStreamedDeletion(path)),
    keepStreamedBytes: async (path, binary) =>
      isGone() ? notKept(path) : store.keepStreamedBytes(path, binary),
    deletion: {
      ...deletion,
      isGone,
      movedTo: () => trials.movedTo(projectId),
      isDeleted: () => isGone() || deletion.isDeleted(),
      restore: () => (isGone() && held ? bringBack(held) : deletion.restore()),
    },
  };
}
