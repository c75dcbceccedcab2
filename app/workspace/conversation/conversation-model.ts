import { createStore } from "zustand/vanilla";
import { ApiError, isAbort, request, shownError } from "~/workspace/api-client";
import type { FilesModel } from "~/workspace/files/files-model";
import type { Notify } from "~/workspace/notify";
import type { ConversationMessage, WorkspaceStore } from "~/workspace/workspace-store";
import { answerOf, optimisticMessage } from "./conversation-messages";
import { createEventSink } from "./event-sink";
import { advance, type LiveGeneration, newGeneration, wroteFiles } from "./live-generation";
import { createRefreshAfterAnswer } from "./refresh-after-answer";
import { broughtHome, missedAnswer } from "./resume-answer";
import { createSendMessage } from "./send-message";
import { prepareSend } from "./send-request";
import { StreamLostError, wait } from "./stream-client";
import type { AnswerMode, StreamEvent } from "./stream-events";
import { createStreamPulse } from "./stream-heartbeat";
import { readStreamNote, type StreamKeeper } from "./stream-snapshot";
import { createStreamWatch } from "./stream-watch";

/** How the server says that it has no such project, or none that is this visitor's. */
const GONE = [401, 404];
/** A stopped stream gets this long to say goodbye before it is cut, in milliseconds. */
const STOP_GRACE_MS = 1500;

export type ConversationPhase = "idle" | "generating" | "stopping" | "done";

export interface ConversationState {
  messages: readonly ConversationMessage[];
  mode: AnswerMode;
  phase: ConversationPhase;
  /** The generation that is being watched. */
  live: LiveGeneration | null;
  /** What is written but not sent. */
  input: string;
  /** The connection is gone while the server may still be working. */
  lost: boolean;
  /** The last answer as it was streamed: its notices, problems and usage are not in the message. */
  last: LiveGeneration | null;
}

export interface ConversationModelOptions {
  store: WorkspaceStore;
  files: FilesModel;
  keeper: StreamKeeper;
  notify: Notify;
  messages: readonly ConversationMessage[];
  /** What is written already, and for which mode. */
  input?: string;
  mode?: AnswerMode;
  /** Told about each file as it begins and as it is complete, and about the end. */
  onFileStarted?(path: string): void;
  onFileSaved?(path: string): void;
  onDone?(wrote: boolean): void;
}

/** The conversation of one workspace and the generation it is waiting for. */
export type ConversationModel = ReturnType<typeof createConversationModel>;

export function createConversationModel(options: ConversationModelOptions) {
  const { store, files, keeper, notify } = options;
  const state = createStore<ConversationState>(() => ({
    messages: options.messages,
    mode: options.mode ?? "develop",
    phase: "idle",
    live: null,
    input: options.input ?? "",
    lost: false,
    last: null,
  }));
  const { getState: get, setState: set } = state;
  const chatPath = `/api/projects/${encodeURIComponent(store.projectId)}/chat`;
  /** Whether the answer that is watched was asked for in an earlier visit. */
  let isReturn = false;

  const setMessages = (messages: readonly ConversationMessage[]) => {
    const before = get().messages;
    set({ messages });
    store.keepMessages(messages, before);
  };
  const asked = createSendMessage({
    answers: store.answers,
    messages: () => get().messages,
    setMessages,
  });

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
      requestPayload: { content: asked.content, mode },
      streamedContent: live.text,
      userMessage: asked.content,
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
      if (event.kind === "generation" && !asked.confirm(event.generation)) return miss();
      sink.receive(event);
    },
    onEnd: (nothing) => finish(nothing),
    onError: (error, resumed) => fail(error, resumed),
  });

  const { refreshFiles, refreshMessages, settle } = createRefreshAfterAnswer({
    store,
    files,
    state,
  });

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
    if (nothing && asked.isOwed) return miss();
    release();
    const { live, messages } = get();
    if (!live || nothing) {
      asked.answered();
      set({ phase: "idle", live: null });
      void refreshFiles().then(refreshMessages);
      return;
    }
    const answer = answerOf(live);
    if (answer) setMessages([...messages.filter(({ id }) => id !== answer.id), answer]);
    // Only now: whoever is killed in between comes for it again.
    asked.answered();
    set({ phase: "done", last: isReturn ? broughtHome(live) : live });
    options.onDone?.(wroteFiles(live));
    void settle().then(() => followOther(live.assistantMessageId));
  };

  /**
   * What another tab asked for is being written: it is followed here too.
   *
   * @param seen the answer that was followed to its end here, whatever the list says of it
   */
  const followOther = async (seen: string | null = null) => {
    const newest = get().messages.at(-1);
    if (newest?.status !== "running" || newest.id === seen) return;
    await resume(true);
  };

  /** The answer that was awaited is not there: it never began, or the server let go of it. */
  const miss = () => {
    stream.leave();
    release();
    const { isHeard } = asked;
    takeBackUnsent();
    asked.answered();
    set({ phase: "idle", live: null, last: missedAnswer(get().mode, isHeard) });
    void refreshFiles();
  };

  const fail = (error: unknown, resumed: boolean) => {
    console.warn("The chat stream failed.", error);
    if (resumed && asked.isOwed && error instanceof ApiError && GONE.includes(error.status)) {
      return miss();
    }
    release();
    const isLost = resumed || error instanceof StreamLostError;
    set({ phase: "idle", live: null, lost: isLost && !(error instanceof ApiError) });
    // In a trial the message stays with the note of its answer, which "Reconnect" comes for.
    if (!isLost || !asked.isOwed) takeBackUnsent();
    asked.leave();
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

  /** Words go back to where they were written, before what was written there since. */
  const giveBack = (words: string) => {
    const { input } = get();
    set({ input: input.trim() === "" ? words : `${words}\n\n${input}` });
  };

  /** A message that never arrived leaves the list, and its words are given back. */
  const takeBackUnsent = () => {
    const words = asked.takeBack();
    if (words !== null) giveBack(words);
  };

  /** Goes on with a stream that a reload, another page or an earlier visit left behind. */
  const resume = async (isRunning: boolean): Promise<void> => {
    const left = readStreamNote(keeper, store.projectId);
    if (get().phase !== "idle" || (!left && !isRunning && !asked.isOwed)) return;
    isReturn = !left && !isRunning;
    stream.startFrom(left?.lastEventId ?? null);
    if (left || asked.isOwed) asked.find();
    begin(left?.lastEventId ? left.live : newGeneration(left?.live.mode ?? get().mode));
    await stream.watch();
  };

  /**
   * Comes for an answer that is still owed: behind the next one it would be out of reach.
   *
   * @param next the words that wait; they go back where they were written when it cannot be had
   */
  const bringHome = async (next: string): Promise<boolean> => {
    await request("POST", `${chatPath}/stop`).catch((error) => console.warn(error));
    await resume(true);
    if (!asked.isOwed) return true;
    giveBack(next);
    return false;
  };

  return {
    state,
    setInput: (input: string) => set({ input }),
    setMode: (mode: AnswerMode) => set({ mode }),
    /** Keeps the note current when the page goes away. */
    note,

    /** Takes over what was said and written elsewhere, as in another tab. */
    reload: () => refreshFiles().then(refreshMessages),
    /** Follows the answer that another tab waits for, if the list has one. */
    followOther: () => followOther(),

    /** Sends a message; a generation that runs is given up for it. */
    async send(text: string): Promise<void> {
      const content = text.trim();
      if (content === "") return;
      if (get().phase === "idle" && asked.isOwed && !(await bringHome(content))) return;
      const { messages, mode } = get();
      const message = optimisticMessage(content, mode);
      const open = prepareSend({ store, files, content, mode, before: messages });
      stream.startFrom(null);
      isReturn = false;
      asked.ask(message, stream.current !== null);
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

    resume,

    /** Lets go of a running stream: the server goes on, and the note says where to pick it up. */
    leave() {
      if (stream.current) note();
      pulse.stop();
      stream.leave();
      set({ phase: "idle", live: null });
    },
  };
}
