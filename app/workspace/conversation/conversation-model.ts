import { createStore } from "zustand/vanilla";
import type { AnswerMode } from "~/conversation/answer";
import type { ConversationMessage } from "~/conversation/message-schema";
import { beginAnswer } from "~/generation/events/fold";
import { isAbort, request } from "~/platform/api-client";
import type { WaitingMessage } from "~/trial/trial-outbox";
import type { FilesModel } from "~/workspace/files/files-model";
import type { Failure } from "~/workspace/look";
import type { Notify } from "~/workspace/notify";
import { wait } from "~/workspace/wait";
import type { WorkspaceStore } from "~/workspace/workspace-store";
import { createAnswerEnd } from "./answer-end";
import { createAnswerWatch } from "./answer-watch";
import { type AttachedFile, toAttachment } from "./attached-draft";
import { optimisticMessage } from "./conversation-messages";
import type { ConversationState } from "./conversation-state";
import { createMessageHistory } from "./message-history";
import { createPendingAnswer } from "./pending-answer";
import { prepareSend } from "./prepare-send";
import { createRefreshAfterAnswer } from "./refresh-after-answer";
import { readSnapshot, type SnapshotStore } from "./stream-snapshot";
import { createWaitingMessages, nameSend } from "./waiting-messages";

/** A message on its way, with what was attached to it. */
type Outgoing = WaitingMessage & { attached?: readonly AttachedFile[] };

/** A stopped stream gets this long to say goodbye before it is cut, in milliseconds. */
const STOP_GRACE_MS = 1500;

export interface ConversationModelOptions {
  store: WorkspaceStore;
  files: FilesModel;
  snapshots: SnapshotStore;
  notify: Notify;
  /** How it is told that a message did not get through. */
  sendFailed: Failure;
  messages: readonly ConversationMessage[];
  hasEarlier?: boolean;
  /** What is written already, and for which mode. */
  input?: string;
  attached?: readonly AttachedFile[];
  mode?: AnswerMode;
  /** The model that was chosen in an earlier visit. */
  model?: string | null;
  /** Told about each file as it begins and as it is complete, and about the end. */
  onFileStarted?(path: string): void;
  onFileSaved?(path: string): void;
  onEnded?(wroteFiles: boolean): void;
}

/** The conversation of one workspace and the answer it is waiting for. */
export type ConversationModel = ReturnType<typeof createConversationModel>;

export function createConversationModel(options: ConversationModelOptions) {
  const { store, files, snapshots } = options;
  const state = createStore<ConversationState>(() => ({
    messages: options.messages,
    hasEarlier: options.hasEarlier ?? false,
    mode: options.mode ?? "develop",
    model: options.model ?? null,
    phase: "idle",
    answer: null,
    input: options.input ?? "",
    about: null,
    attached: options.attached ?? [],
    waiting: store.outbox?.list() ?? [],
    isLost: false,
    lastAnswer: null,
  }));
  const { getState: get, setState: set } = state;
  const chatPath = `/api/projects/${encodeURIComponent(store.projectId)}/chat`;

  const { setMessages, loadEarlier, rolledBack } = createMessageHistory({ store, state });
  const pending = createPendingAnswer({
    stored: store.pendingAnswer,
    messages: () => get().messages,
    setMessages,
  });
  const refresh = createRefreshAfterAnswer({ store, files, state });
  const watch = createAnswerWatch({
    ...options,
    state,
    pending,
    chatPath,
    onEnd(how) {
      end.finish(how);
      void waiting.send();
    },
    onError: (error, isResumed) => end.fail(error, isResumed),
    onMissing: () => end.miss(),
  });
  const end = createAnswerEnd({
    ...options,
    state,
    pending,
    watch,
    refresh,
    setMessages,
    followOther: (seen) => followOther(seen),
    waitForLine: () => sent !== null && waiting.putBack(sent),
    giveBackAttached: () => set({ attached: [...(sent?.attached ?? []), ...get().attached] }),
  });
  const waiting = createWaitingMessages({ store, state, deliver: (message) => deliver(message) });
  /** What is on its way to the server, until an answer to it begins. */
  let sent: Outgoing | null = null;

  /** Goes on with an answer that a reload, another page or an earlier visit left behind. */
  const resume = async (isAnswerRunning: boolean): Promise<void> => {
    const left = readSnapshot(snapshots, store.projectId);
    const isNeeded = left !== null || isAnswerRunning || pending.isPending;
    if (get().phase !== "idle" || !isNeeded) return;
    if (left || pending.isPending) pending.recall(!left && !isAnswerRunning);
    const lastEventId = left?.lastEventId ?? null;
    const answer = lastEventId ? left?.answer : undefined;
    watch.begin(answer ?? beginAnswer(left?.answer.mode ?? get().mode), lastEventId);
    await watch.follow();
  };

  /**
   * What another tab asked for is being written: it is followed here too.
   *
   * @param seen the answer that was followed to its end here, whatever the list says of it
   */
  const followOther = async (seen: string | null = null): Promise<void> => {
    const newest = get().messages.at(-1);
    if (newest?.status === "running" && newest.id !== seen) await resume(true);
  };

  /** Comes for an answer that is still pending: behind the next one it would be out of reach. */
  const settlePending = async (): Promise<boolean> => {
    await request("POST", `${chatPath}/stop`).catch((error) => console.warn(error));
    await resume(true);
    return !pending.isPending;
  };

  /** Sends a message and follows its answer. @returns false when it has to stay where it is */
  const deliver = async (outgoing: Outgoing): Promise<boolean> => {
    const { id: clientId, content, mode, attached } = outgoing;
    const attachments = attached?.map(toAttachment);
    const isLeftBehind = get().phase === "idle" && pending.isPending;
    if (isLeftBehind && !(await settlePending())) return false;
    const { messages } = get();
    const message = optimisticMessage({ content, mode, attachments });
    const said = { content, mode, attachments, model: get().model };
    const open = prepareSend({ clientId, store, files, ...said, before: messages });
    sent = outgoing;
    pending.begin(message, watch.current !== null);
    setMessages([...messages, message]);
    waiting.take(clientId);
    watch.begin(beginAnswer(mode), null);
    await watch.follow(open);
    return !waiting.has(clientId);
  };

  return {
    state,
    setInput: (input: string) => set({ input }),
    setAbout: (about: ConversationState["about"]) => set({ about }),
    /** What a message begins with that is about a part of the app; with that, it is told. */
    takeAbout(): string {
      const { about } = get();
      set({ about: null });
      return about ? `${about.line}\n` : "";
    },
    setMode: (mode: AnswerMode) => set({ mode }),
    /** Changes what is attached to the message that is being written. */
    changeAttached: (change: (attached: readonly AttachedFile[]) => readonly AttachedFile[]) =>
      set({ attached: change(get().attached) }),
    setModel: (model: string) => set({ model }),
    /** Keeps the snapshot current when the page goes away. */
    takeSnapshot: watch.takeSnapshot,

    /** Takes over what was said and written elsewhere, as in another tab. */
    reload: () => {
      waiting.refresh();
      return refresh.everything();
    },
    /** Follows the answer that another tab waits for, if the list has one. */
    followOther: () => followOther(),
    resume,

    loadEarlier,
    rolledBack,

    /** Sends a message; an answer that runs is given up for it. */
    async send(text: string): Promise<void> {
      const content = text.trim();
      if (content === "") return;
      const { mode, attached } = get();
      if (waiting.mustWait()) {
        waiting.add(content, mode);
        return waiting.send();
      }
      const message = { id: nameSend(), content, mode, attached };
      set({ attached: [] });
      if ((await deliver(message)) || waiting.has(message.id)) return;
      end.giveBack(content);
      set({ attached: [...attached, ...get().attached] });
    },

    /** Takes a message back that waits for the line: its words go where they were written. */
    cancelWaiting(id: string): void {
      const words = waiting.take(id);
      if (words !== null) end.giveBack(words);
    },

    /** There may be a line again, or the page goes on after a pause: picks up what was under way. */
    async lineBack(): Promise<void> {
      if (get().phase === "running") await watch.reconnect();
      else if (get().isLost) await resume(true);
      await followOther();
      await waiting.send();
    },

    /** Stops the answer; what it completed stays. */
    async stop(): Promise<void> {
      const watched = watch.current;
      if (!watched || get().phase !== "running") return;
      set({ phase: "stopping" });
      try {
        await request("POST", `${chatPath}/stop`);
        await wait(STOP_GRACE_MS, watched);
      } catch (error) {
        if (!isAbort(error)) console.warn("Stopping failed.", error);
      }
      if (watch.current === watched) watch.cut();
    },

    /** Picks the stream up again over a fresh connection, from where it was read to. */
    reconnect: watch.reconnect,
    /** Sends what waits for the line, if there is one. */
    sendWaiting: waiting.send,
    /** Lets go of a running stream: the server goes on. */
    leave: watch.leave,
  };
}
