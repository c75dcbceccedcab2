import { createStore } from "zustand/vanilla";
import { ApiError, isAbort, request, shownError } from "~/workspace/api-client";
import type { FilesModel } from "~/workspace/files/files-model";
import type { Notify } from "~/workspace/notify";
import type { ChatMessage, WorkspaceStore } from "~/workspace/workspace-store";
import { answerOf, isTemporary, optimisticMessage } from "./chat-messages";
import { createEventSink } from "./event-sink";
import { advance, type LiveGeneration, newGeneration, wroteFiles } from "./live-generation";
import { prepareSend } from "./send-request";
import { StreamLostError, wait } from "./stream-client";
import type { ChatMode, StreamEvent } from "./stream-events";
import { readStreamNote, type StreamKeeper } from "./stream-keeper";
import { createStreamPulse } from "./stream-pulse";
import { createStreamWatch } from "./stream-watch";

/** "Done" is shown this long before the chat is idle again, in milliseconds. */
const IDLE_AFTER_MS = 1200;
/** When files and messages are read again after the end, in milliseconds. */
const FILES_AFTER_MS = 800;
const MESSAGES_AFTER_MS = 1000;
/** A stopped stream gets this long to say goodbye before it is cut, in milliseconds. */
const STOP_GRACE_MS = 1500;

export type ChatPhase = "idle" | "generating" | "stopping" | "done";

export interface ChatState {
  messages: readonly ChatMessage[];
  mode: ChatMode;
  phase: ChatPhase;
  /** The generation that is being watched. */
  live: LiveGeneration | null;
  /** What is written but not sent. */
  input: string;
  /** The connection is gone while the server may still be working. */
  lost: boolean;
  /** The last answer as it was streamed: its notices, problems and usage are not in the message. */
  last: LiveGeneration | null;
}

export interface ChatModelOptions {
  store: WorkspaceStore;
  files: FilesModel;
  keeper: StreamKeeper;
  notify: Notify;
  messages: readonly ChatMessage[];
  /** Told about each file as it begins and as it is complete, and about the end. */
  onFileStarted?(path: string): void;
  onFileSaved?(path: string): void;
  onDone?(wrote: boolean): void;
}

/** The conversation of one workspace and the generation it is waiting for. */
export type ChatModel = ReturnType<typeof createChatModel>;

export function createChatModel(options: ChatModelOptions) {
  const { store, files, keeper, notify } = options;
  const state = createStore<ChatState>(() => ({
    messages: options.messages,
    mode: "develop",
    phase: "idle",
    live: null,
    input: "",
    lost: false,
    last: null,
  }));
  const { getState: get, setState: set } = state;
  const chatPath = `/api/projects/${encodeURIComponent(store.projectId)}/chat`;
  /** The message that is on its way, and the id it has in the list. */
  let sent: { content: string; id: string } | null = null;

  const setMessages = (messages: readonly ChatMessage[]) => {
    set({ messages });
    store.keepMessages(messages);
  };

  const sink = createEventSink({
    ...options,
    onEvents(events) {
      const { live } = get();
      if (live) set({ live: events.reduce(advance, live) });
    },
  });

  const note = () => {
    sink.flush();
    const { live, mode } = get();
    if (!live) return;
    keeper.write({
      projectId: store.projectId,
      savedAt: Date.now(),
      requestPayload: { content: sent?.content ?? "", mode },
      streamedContent: live.text,
      userMessage: sent?.content ?? "",
      lastEventId: stream.lastEventId,
      live,
    });
  };
  const pulse = createStreamPulse(note);

  const stream = createStreamWatch({
    chatPath,
    onReplay: () => set({ live: newGeneration(get().live?.mode ?? get().mode) }),
    onEvent(event: StreamEvent) {
      pulse.beat();
      if (event.kind === "generation") confirmSent(event.generation.userMessageId);
      sink.receive(event);
    },
    onEnd: (nothing) => finish(nothing),
    onError: (error, resumed) => fail(error, resumed),
  });

  /** The optimistic message takes its stored id, so the stored one never stands beside it. */
  const confirmSent = (id: string | undefined) => {
    if (!id || !sent) return;
    const before = sent.id;
    sent = { ...sent, id };
    setMessages(
      get().messages.map((message) => (message.id === before ? { ...message, id } : message)),
    );
  };

  const begin = (live: LiveGeneration) => {
    sink.clear();
    files.typingEnded();
    set({ phase: "generating", live, lost: false, last: null });
    pulse.start();
    note();
  };

  const release = () => {
    sink.flush();
    pulse.stop();
    files.typingEnded();
    keeper.clear();
  };

  const finish = (nothing: boolean) => {
    release();
    const { live, messages } = get();
    sent = null;
    if (!live || nothing) {
      set({ phase: "idle", live: null });
      void refreshFiles().then(refreshMessages);
      return;
    }
    const answer = answerOf(live);
    if (answer) setMessages([...messages.filter(({ id }) => id !== answer.id), answer]);
    set({ phase: "done", last: live });
    options.onDone?.(wroteFiles(live));
    void settle();
  };

  /** What the server made of it is read again, and then the chat is idle. */
  const settle = async () => {
    const isOver = () => get().phase !== "done";
    await wait(FILES_AFTER_MS);
    if (isOver()) return;
    await refreshFiles();
    await wait(MESSAGES_AFTER_MS - FILES_AFTER_MS);
    if (isOver()) return;
    await refreshMessages();
    await wait(IDLE_AFTER_MS - MESSAGES_AFTER_MS);
    if (!isOver()) set({ phase: "idle", live: null });
  };

  const refreshFiles = () => files.reload().catch((error) => console.warn(error));
  const refreshMessages = async () => {
    try {
      const messages = await store.loadMessages();
      if (get().phase !== "generating") set({ messages });
    } catch (error) {
      console.warn(error);
    }
  };

  const fail = (error: unknown, resumed: boolean) => {
    console.warn("The chat stream failed.", error);
    release();
    const isLost = resumed || error instanceof StreamLostError;
    set({ phase: "idle", live: null, lost: isLost && !(error instanceof ApiError) });
    takeBackUnsent();
    notify(
      isLost
        ? {
            title: "Reconnection Failed",
            description: "Could not resume chat. Please try again.",
            kind: "error",
          }
        : {
            title: "AI Generation Failed",
            description: shownError(error, "Failed to generate code. Please try again."),
            kind: "error",
          },
    );
    void refreshFiles();
  };

  /** A message that never arrived leaves the list; its words go back to where they were written. */
  const takeBackUnsent = () => {
    const message = sent;
    sent = null;
    if (!message || !isTemporary(message.id)) return;
    setMessages(get().messages.filter(({ id }) => id !== message.id));
    if (get().input === "") set({ input: message.content });
  };

  return {
    state,
    setInput: (input: string) => set({ input }),
    setMode: (mode: ChatMode) => set({ mode }),
    /** Keeps the note current when the page goes away. */
    note,

    /** Sends a message; a generation that runs is given up for it. */
    async send(text: string): Promise<void> {
      const content = text.trim();
      if (content === "") return;
      const { messages, mode } = get();
      const message = optimisticMessage(content, mode);
      const open = prepareSend({ store, files, content, mode, before: messages });
      stream.startFrom(null);
      sent = { content, id: message.id };
      setMessages([...messages, message]);
      begin(newGeneration(mode));
      await stream.watch(open);
    },

    /** Stops the generation; what it completed stays. */
    async stop(): Promise<void> {
      const watched = stream.current;
      if (!watched || get().phase !== "generating") return;
      set({ phase: "stopping" });
      try {
        await request("POST", `${chatPath}/stop`);
        await wait(STOP_GRACE_MS, watched);
      } catch (error) {
        if (!isAbort(error)) console.warn("Stopping failed.", error);
      }
      if (stream.current === watched) stream.cut();
    },

    /** Picks the stream up again over a fresh connection, from where it was read to. */
    async reconnect(): Promise<void> {
      if (get().phase !== "generating" || !stream.isConnected) return;
      sink.flush();
      if (stream.lastEventId === null) set({ live: newGeneration(get().mode) });
      await stream.watch();
    },

    /** Goes on with a stream that a reload, or another page, left behind. */
    async resume(isRunning: boolean): Promise<void> {
      const left = readStreamNote(keeper, store.projectId);
      if (get().phase !== "idle" || (!left && !isRunning)) return;
      stream.startFrom(left?.lastEventId ?? null);
      const unsent = left ? get().messages.findLast(({ id }) => isTemporary(id)) : undefined;
      sent = unsent ? { content: unsent.content, id: unsent.id } : null;
      begin(left?.lastEventId ? left.live : newGeneration(left?.live.mode ?? get().mode));
      await stream.watch();
    },

    /** Lets go of a running stream: the server goes on, and the note says where to pick it up. */
    leave() {
      if (stream.current) note();
      pulse.stop();
      stream.leave();
      set({ phase: "idle", live: null });
    },
  };
}
