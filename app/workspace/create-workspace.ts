import { createStore, type StoreApi } from "zustand/vanilla";
import type { ConversationMessage } from "~/conversation/message-schema";
import { BROWSER_KEYS } from "~/platform/browser-keys";
import { hasEntry } from "~/sites/build/has-entry";
import { createAttachedDraft } from "./conversation/attached-draft";
import { type ConversationModel, createConversationModel } from "./conversation/conversation-model";
import { isRunning } from "./conversation/conversation-state";
import { createAccountMessageDraft, createMessageDraft } from "./conversation/message-draft";
import type { SnapshotStore } from "./conversation/stream-snapshot";
import { createDraftStorage } from "./files/draft-storage";
import { createFileOperations, type FileOperations } from "./files/file-operations";
import { createFilesModel, type FilesModel } from "./files/files-model";
import { createWriteFollower } from "./files/write-follower";
import { createLeaveGuard, type LeaveGuard } from "./leave-guard";
import type { Look } from "./look";
import type { Notify } from "./notify";
import type { Typed } from "./plain/typed";
import { createPreviewModel, type PreviewModel } from "./preview/preview-model";
import type { PreviewStatus } from "./preview/preview-state";
import { createTerminalModel, type TerminalModel } from "./preview/terminal-model";
import { firstMobileTab } from "./shell/first-mobile-tab";
import {
  type CentrePlace,
  keepLayout,
  type Layout,
  readLayout,
  withLayout,
  withTab,
} from "./shell/layout";
import type { WorkspaceFile, WorkspaceProject, WorkspaceStore } from "./workspace-store";

/** The five of the bottom bar, in order. */
export const MOBILE_TABS = ["chat", "files", "editor", "terminal", "preview"] as const;
export type MobileTab = (typeof MOBILE_TABS)[number];

export interface ShellState extends CentrePlace {
  /** What the panel of files shows. */
  side: "tree" | "search";
  project: WorkspaceProject;
  mobileTab: MobileTab;
}

/** What the page knows when the workspace comes up. */
export interface WorkspaceStart {
  project: WorkspaceProject;
  /** Opens the store that the project is in. */
  openStore: (notify: Notify) => WorkspaceStore;
  /** Where the snapshot of its running stream lies. */
  snapshots: SnapshotStore;
  files: readonly WorkspaceFile[];
  messages: readonly ConversationMessage[];
  /** Whether something was said before these that is not here. */
  hasEarlier: boolean;
  /** What was written into the plain page meanwhile; null where there was none. */
  typed: Typed | null;
  activePath: string | null;
  isRunning: boolean;
  previewStatus: PreviewStatus;
}

/** Everything of one open workspace. */
export interface Workspace {
  look: Look;
  store: WorkspaceStore;
  shell: StoreApi<ShellState>;
  files: FilesModel;
  operations: FileOperations;
  chat: ConversationModel;
  preview: PreviewModel;
  terminal: TerminalModel;
  leave: LeaveGuard;
  notify: Notify;
  showTab(tab: MobileTab): void;
  /** What the centre shows from now on. */
  showLayout(layout: Layout): void;
  /** The same, and every project of this browser begins with it. */
  chooseLayout(layout: Layout): void;
  /** Has the box for messages take the focus when it comes, with the caret there. */
  leaveCaret(at: number): void;
  /** Where somebody was in the middle of a message when the page came to life; told once. */
  takeCaret(): number | null;
}

/** Puts the models of a project's workspace together, and what its panels share. */
export function createWorkspace(
  start: WorkspaceStart,
  store: WorkspaceStore,
  snapshots: SnapshotStore,
  notify: Notify,
  look: Look,
): Workspace {
  const shell = createStore<ShellState>(() => ({
    side: "tree",
    project: start.project,
    mobileTab: firstMobileTab(start),
    ...withLayout(FIRST_PLACE, firstLayout(start)),
  }));
  const keptLayout = () => readLayout(window.localStorage).layout;
  const { typed } = start;
  let caret = typed?.caret ?? null;
  const drafts = createDraftStorage(store.projectId, () => window.localStorage);
  if (typed?.file) {
    const { path, ...draft } = typed.file;
    drafts.put(path, draft);
  }
  // A phone ends apps as it likes: what is written in a trial outlives its tab, as the trial does.
  const inBrowser = () => window.localStorage;
  const message =
    store.kind === "trial"
      ? createMessageDraft(store.projectId, inBrowser)
      : createAccountMessageDraft(store.projectId, () => window.sessionStorage, inBrowser);
  const files = createFilesModel({
    store,
    notify,
    files: start.files,
    active: start.activePath,
    drafts,
  });
  const preview = createPreviewModel({
    store,
    status: start.previewStatus,
    paths: () => files.state.getState().files.keys(),
    onAdded: (added) =>
      void import("./preview/name-added").then((it) => it.nameAdded(workspace, added)),
  });
  const attached = createAttachedDraft(store.projectId);
  const chat = createConversationModel({
    store,
    files,
    snapshots,
    notify,
    sendFailed: look.texts.sendFailed,
    messages: start.messages,
    hasEarlier: start.hasEarlier,
    input: typed?.message || message.read(),
    attached: attached.read(),
    mode: typed?.mode ?? "develop",
    model: store.kind === "trial" ? localStorage.getItem(BROWSER_KEYS.model) : null,
    onFileStarted: (path) => follower.fileStarted(path),
    onFileSaved: (path) => preview.fileSaved(path),
    onEnded(wrote) {
      preview.answerEnded(wrote);
      if (wrote) void followTitle();
      const { tab } = shell.getState();
      // The first app is shown to somebody who went nowhere else meanwhile; later on everybody stays.
      if (follower.ended() && wrote && wasEmpty && tab === "editor") {
        workspace.showLayout(keptLayout());
      }
    },
  });
  const follower = createWriteFollower(files);
  const followTitle = async () => {
    const { name: before } = shell.getState().project;
    const name = await store.followTitle();
    const { project } = shell.getState();
    // Somebody may have named it meanwhile.
    if (name && project.name === before) shell.setState({ project: { ...project, name } });
  };
  const isBusy = () => isRunning(chat.state.getState());
  let wasEmpty = false;
  chat.state.subscribe((now, before) => {
    if (isRunning(now) && !isRunning(before)) {
      wasEmpty = !hasEntry(files.state.getState().files.keys());
    }
    if (now.input !== before.input) message.write(now.input);
    if (now.attached !== before.attached) attached.write(now.attached);
  });
  files.state.subscribe((now, before) => {
    if (now.files !== before.files && !isBusy()) preview.filesChanged();
  });
  const workspace: Workspace = {
    look,
    store,
    shell,
    files,
    operations: createFileOperations(files, store, notify),
    chat,
    preview,
    terminal: createTerminalModel(store.projectId),
    leave: createLeaveGuard(isBusy),
    notify,
    leaveCaret(at) {
      caret = at;
    },
    takeCaret() {
      const taken = caret;
      caret = null;
      return taken;
    },
    showTab(tab) {
      look.changePanel(() =>
        shell.setState({
          mobileTab: tab,
          ...(tab === "chat" || tab === "files"
            ? {}
            : withTab(shell.getState(), tab, look.hasRoomForBoth())),
        }),
      );
    },
    showLayout: (layout) => shell.setState(withLayout(shell.getState(), layout)),
    chooseLayout(layout) {
      keepLayout(window.localStorage, { layout });
      workspace.showLayout(layout);
    },
  };
  return workspace;
}

const FIRST_PLACE: CentrePlace = { tab: "editor", codeTab: "editor", isSplit: false };

/** A project opens on its running app, or as this browser chose; where nothing can run yet, on its code. */
function firstLayout({ files, activePath }: WorkspaceStart): Layout {
  const { layout } = readLayout(window.localStorage);
  const isFileAsked = activePath !== null && layout === "preview";
  const hasApp = hasEntry(files.map(({ path }) => path));
  return isFileAsked || !hasApp ? "code" : layout;
}
