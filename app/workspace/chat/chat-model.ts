import { createStore } from "zustand/vanilla";
import { ApiError, isAbort, request, shownError } from "~/workspace/api-client";
import type { FilesModel } from "~/workspace/files/files-model";
import type { Notify } from "~/workspace/notify";
import type { ChatMessage, WorkspaceStore } from "~/workspace/workspace-store";
import {
  advance,
  changesOf,
  type LiveGeneration,
  newGeneration,
  wroteFiles,
} from "./live-generation";
import { followStream, StreamLostError, wait } from "./stream-client";
import type { ChatMode, StreamEvent } from "./stream-events";
import { readStreamNote, STREAM_STATE_SAVE_MS, type StreamKeeper } from "./stream-keeper";

/** "Done" is shown this long before the chat is idle again, in milliseconds. */
const IDLE_AFTER_MS = 1200;
/** When files and messages are read again after the end, in milliseconds. */
const FILES_AFTER_MS = 800;
const MESSAGES_AFTER_MS = 1000;
/** A stopped stream gets this long to say goodbye before it is cut, in milliseconds. */
const STOP_GRACE_MS = 1500;
/** Silence after which a running stream is called stale in the console, in milliseconds. */
const STALE_AFTER_MS = 30_000;
/** Events are shown in steps of this length: more often than a screen can follow is only heat. */
const FRAME_MS = 40;

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

  let current: AbortController | null = null;
  let connected = false;
  let lastEventId: string | null = null;
  let lastChunkAt = 0;
  let sent: { content: string; tempId: string } | null = null;
  let pending: StreamEvent[] = [];
  let flushTimer: ReturnType<typeof setTimeout> | null = null;
  let ticker: ReturnType<typeof setInterval> | null = null;

  const setMessages = (messages: readonly ChatMessage[]) => {
    set({ messages });
    store.keepMessages(messages);
  };

  const note = () => {
    const { live, mode } = get();
    if (!live) return;
    flush();
    keeper.write({
      projectId: store.projectId,
      savedAt: Date.now(),
      requestPayload: { content: sent?.content ?? "", mode },
      streamedContent: get().live?.text ?? "",
      userMessage: sent?.content ?? "",
      lastEventId,
      live: get().live ?? live,
    });
  };

  const tick = () => {
    note();
    if (Date.now() - lastChunkAt > STALE_AFTER_MS) {
      console.warn("No part of the answer has arrived for 30 seconds.");
      lastChunkAt = Date.now();
    }
  };

  const begin = (live: LiveGeneration) => {
    lastChunkAt = Date.now();
    set({ phase: "generating", live, lost: false, last: null });
    if (ticker) clearInterval(ticker);
    ticker = setInterval(tick, STREAM_STATE_SAVE_MS);
    note();
  };

  const release = () => {
    if (ticker) clearInterval(ticker);
    ticker = null;
    current = null;
    connected = false;
    files.typingEnded();
    keeper.clear();
  };

  const flush = () => {
    if (flushTimer) clearTimeout(flushTimer);
    flushTimer = null;
    const events = pending;
    pending = [];
    const { live } = get();
    if (!live || events.length === 0) return;
    set({ live: events.reduce(advance, live) });
    for (const event of events) {
      if (event.kind === "file-delta") files.typed(event.path, event.text);
      if (event.kind === "error") {
        notify({ title: "AI Request Issue", description: event.problem.error, kind: "error" });
      }
    }
  };

  const receive = (event: StreamEvent, id: string | null) => {
    lastChunkAt = Date.now();
    switch (event.kind) {
      case "generation":
        confirmUserMessage(event.generation.userMessageId);
        break;
      case "file-started":
        if (event.action !== "delete") files.typingStarted(event.path);
        options.onFileStarted?.(event.path);
        break;
      case "file-saved": {
        const known = files.state.getState().files.get(event.path);
        store.keepStreamedFile(event.path, event.content);
        files.putFile({
          id: known?.id ?? null,
          path: event.path,
          content: event.content,
          hash: known?.content === event.content ? known.hash : null,
        });
        files.typingEnded(event.path);
        options.onFileSaved?.(event.path);
        break;
      }
      case "file-deleted":
        store.keepStreamedDeletion(event.path);
        files.dropFile(event.path);
        files.typingEnded(event.path);
        break;
      case "file-error":
        files.typingEnded(event.path);
        break;
    }
    pending.push(event);
    if (id) lastEventId = id;
    flushTimer ??= setTimeout(flush, FRAME_MS);
  };

  /** The optimistic message takes its stored id, so the stored one never stands beside it. */
  const confirmUserMessage = (id: string | undefined) => {
    if (!id || !sent) return;
    const { tempId } = sent;
    setMessages(
      get().messages.map((message) => (message.id === tempId ? { ...message, id } : message)),
    );
    sent = { ...sent, tempId: id };
  };

  /** Follows the stream until it ends; `open` is left out to pick one up. */
  const watch = async (open?: (signal: AbortSignal) => Promise<Response>) => {
    const controller = new AbortController();
    current?.abort();
    current = controller;
    connected = false;
    const { signal } = controller;
    try {
      const result = await followStream({
        ...(open ? { open: () => open(signal).finally(() => (connected = true)) } : {}),
        resume: (id) => {
          connected = true;
          return fetch(`${chatPath}/stream`, {
            credentials: "include",
            headers: { Accept: "text/event-stream", ...(id ? { "Last-Event-ID": id } : {}) },
            signal,
          });
        },
        lastEventId,
        onReplay: () => set({ live: newGeneration(get().live?.mode ?? get().mode) }),
        onEvent: (event, id) => {
          if (current === controller) receive(event, id);
        },
        signal,
      });
      if (current === controller) finish(result === "nothing");
    } catch (error) {
      if (current !== controller) return;
      if (isAbort(error)) finish(false);
      else fail(error, !open);
    }
  };

  const finish = (nothing: boolean) => {
    flush();
    const { live } = get();
    release();
    if (!live || nothing) {
      set({ phase: "idle", live: null });
      void refresh();
      return;
    }
    const status = live.outcome === null ? "stopped" : live.outcome;
    const id = live.assistantMessageId ?? `done-${Date.now()}`;
    const answer: ChatMessage = {
      id,
      role: "assistant",
      content: live.text,
      mode: live.mode,
      status: status === "done" ? "complete" : status,
      createdAt: new Date().toISOString(),
      changes: changesOf(live),
    };
    const others = get().messages.filter((message) => message.id !== id);
    const isEmpty = answer.content === "" && answer.changes.length === 0 && status === "stopped";
    setMessages(isEmpty ? others : [...others, answer]);
    sent = null;
    set({ phase: "done", last: live });
    options.onDone?.(wroteFiles(live));
    void settle();
  };

  const settle = async () => {
    const settled = () => get().phase !== "done";
    await wait(FILES_AFTER_MS);
    if (settled()) return;
    await refreshFiles();
    await wait(MESSAGES_AFTER_MS - FILES_AFTER_MS);
    if (settled()) return;
    await refreshMessages();
    await wait(IDLE_AFTER_MS - MESSAGES_AFTER_MS);
    if (!settled()) set({ phase: "idle", live: null });
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
  const refresh = () => Promise.all([refreshFiles(), refreshMessages()]);

  const fail = (error: unknown, resumed: boolean) => {
    flush();
    console.warn("The chat stream failed.", error);
    const isLost = resumed || error instanceof StreamLostError;
    const message = sent;
    release();
    sent = null;
    set({ phase: "idle", live: null, lost: isLost && !(error instanceof ApiError) });
    if (message?.tempId.startsWith("temp-")) {
      setMessages(get().messages.filter(({ id }) => id !== message.tempId));
      // What somebody wrote is not lost with the request that failed.
      if (get().input === "") set({ input: message.content });
    }
    if (isLost) {
      notify({
        title: "Reconnection Failed",
        description: "Could not resume chat. Please try again.",
        kind: "error",
      });
    } else {
      notify({
        title: "AI Generation Failed",
        description: shownError(error, "Failed to generate code. Please try again."),
        kind: "error",
      });
    }
    void refreshFiles();
  };

  const postMessage = async (content: string, history: unknown, signal: AbortSignal) => {
    const clientId = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    await store.sync();
    signal.throwIfAborted();
    const { active } = files.state.getState();
    const file = active ? files.state.getState().files.get(active) : undefined;
    return request(
      "POST",
      `${chatPath}/send`,
      {
        content,
        mode: get().mode,
        clientId,
        ...(active && file
          ? {
              activeFile: {
                id: file.id ?? active,
                name: active.slice(active.lastIndexOf("/") + 1),
                path: active,
                content: files.textOf(active),
              },
            }
          : {}),
        ...(history ? { conversationHistory: history } : {}),
      },
      { signal, headers: { Accept: "text/event-stream" } },
    );
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
      const history =
        store.kind === "trial"
          ? get().messages.map(({ role, content: said }) => ({ role, content: said }))
          : null;
      const tempId = `temp-${Date.now()}`;
      sent = { content, tempId };
      lastEventId = null;
      pending = [];
      setMessages([
        ...get().messages,
        {
          id: tempId,
          role: "user",
          content,
          mode: get().mode,
          status: "complete",
          createdAt: new Date().toISOString(),
          changes: [],
        },
      ]);
      files.typingEnded();
      begin(newGeneration(get().mode));
      await watch((signal) => postMessage(content, history, signal));
    },

    /** Stops the generation; what it completed stays. */
    async stop(): Promise<void> {
      const watching = current;
      if (!watching || get().phase !== "generating") return;
      set({ phase: "stopping" });
      try {
        await request("POST", `${chatPath}/stop`);
        await wait(STOP_GRACE_MS, watching.signal);
      } catch (error) {
        if (!isAbort(error)) console.warn("Stopping failed.", error);
      }
      if (current === watching) watching.abort();
    },

    /** Picks the stream up again over a fresh connection, from where it was read to. */
    async reconnect(): Promise<void> {
      if (get().phase !== "generating" || !connected) return;
      flush();
      if (lastEventId === null) set({ live: newGeneration(get().mode) });
      await watch();
    },

    /** Goes on with a stream that a reload, or another page, left behind. */
    async resume(isRunning: boolean): Promise<void> {
      const left = readStreamNote(keeper, store.projectId);
      if (get().phase !== "idle" || (!left && !isRunning)) return;
      lastEventId = left?.lastEventId ?? null;
      if (left) {
        const temp = get().messages.findLast(({ id }) => id.startsWith("temp-"));
        sent = temp ? { content: temp.content, tempId: temp.id } : null;
      }
      begin(left?.lastEventId ? left.live : newGeneration(left?.live.mode ?? get().mode));
      await watch();
    },

    refresh,
  };
}
