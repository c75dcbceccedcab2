import { createAccountStore } from "./account-store";
import { loadMarkdown } from "./conversation/message-text";
import type { WorkspaceStart } from "./create-workspace";
import type { PageData } from "./page-data.server";
import { readTyped } from "./plain/typed";
import { storedSnapshots } from "./stored-snapshots";
import { wait } from "./wait";

/** Once the files are there, what reads messages is waited for so long, in milliseconds. */
const READER_MS = 1_500;

/** Why there is no workspace to show: no such trial, or one that the browser does not give now. */
export type NoStart = "missing" | "unreadable";

/** Projects of an account do without this code; a page of trials alone has it from the beginning. */
type LoadTrialStore = () => Promise<
  Pick<
    TrialStoreModule,
    "createTrialWorkspaceStore" | "toWorkspaceFile" | "trialSnapshots" | "trialStore"
  >
>;
type TrialStoreModule = typeof import("./trial-workspace-store");

/**
 * Gathers what the browser's workspace starts from: the server's files, or the trial's own. Null
 * where the plain page has to stay.
 */
export async function findStart(
  page: PageData,
  loadTrialStore: LoadTrialStore = () => import("./trial-workspace-store"),
): Promise<WorkspaceStart | NoStart | null> {
  if (page.kind === "missing") return null;
  if (page.kind === "account") {
    const store = createAccountStore(page.project.id);
    // Beside the files, so that messages are there as they are to be read; without it they are as written.
    const reader = page.messages.length > 0 ? loadMarkdown().catch(() => {}) : null;
    const files = await store.loadFiles(new Map());
    // The plain page shows them as they are meant: they are not to change twice for the sake of a moment.
    await Promise.race([reader, wait(READER_MS)]);
    // Read last: the person may type into the plain page while the files are loaded.
    const typed = readTyped(page);
    if (!typed) return null;
    return {
      project: page.project,
      openStore: () => store,
      snapshots: storedSnapshots,
      files,
      typed,
      messages: page.messages,
      hasEarlier: page.hasEarlier,
      activePath: page.open?.path ?? null,
      isRunning: page.isRunning,
      previewStatus: page.preview.status,
    };
  }
  const { projectId } = page;
  const { createTrialWorkspaceStore, toWorkspaceFile, trialSnapshots, trialStore } =
    await loadTrialStore();
  const project = trialStore.getProject(projectId);
  if (!project) return "missing";
  try {
    await trialStore.load(projectId);
  } catch (error) {
    if (!(error instanceof Error && error.name === "TrialUnreadableError")) throw error;
    console.warn("The trial could not be read.", error);
    return "unreadable";
  }
  return {
    project: {
      id: projectId,
      name: project.name,
      description: project.description,
      isTrial: true,
      slug: trialStore.publishedSlug(projectId),
    },
    openStore: (notify) =>
      createTrialWorkspaceStore(projectId, trialStore, (description) =>
        notify({ title: "Not stored", description, kind: "error" }),
      ),
    snapshots: trialSnapshots,
    files: trialStore.files(projectId).map(toWorkspaceFile),
    typed: null,
    messages: trialStore.messages(projectId),
    hasEarlier: false,
    activePath: null,
    isRunning: false,
    previewStatus: "stopped",
  };
}
