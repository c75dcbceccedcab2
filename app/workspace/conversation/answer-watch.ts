import { type AnswerView, advanceAnswer, beginAnswer } from "~/generation/events/fold";
import type { FilesModel } from "~/workspace/files/files-model";
import type { Notify } from "~/workspace/notify";
import type { WorkspaceStore } from "~/workspace/workspace-store";
import type { ConversationStateStore } from "./conversation-state";
import { createEventSink } from "./event-sink";
import type { PendingAnswer } from "./pending-answer";
import { createHeartbeat } from "./stream-heartbeat";
import type { SnapshotStore } from "./stream-snapshot";
import { createStreamWatch, type OpenStream, type StreamEnd } from "./stream-watch";

export interface AnswerWatchOptions {
  state: ConversationStateStore;
  pending: PendingAnswer;
  store: WorkspaceStore;
  files: FilesModel;
  snapshots: SnapshotStore;
  notify: Notify;
  /** `/api/projects/{id}/chat` */
  chatPath: string;
  onFileStarted?: ((path: string) => void) | undefined;
  onFileSaved?: ((path: string) => void) | undefined;
  onEnd(how: StreamEnd): void;
  onError(error: unknown, isResumed: boolean): void;
  /** The stream tells of another answer than the one that was asked for. */
  onMissing(): void;
}

/** Follows one answer: its events go into the state, the files and a snapshot for a reload. */
export type AnswerWatch = ReturnType<typeof createAnswerWatch>;

export function createAnswerWatch(options: AnswerWatchOptions) {
  const { state, pending, store, files, snapshots } = options;
  const { getState: get, setState: set } = state;

  const sink = createEventSink({
    ...options,
    onEvents(events) {
      const { answer } = get();
      if (answer) set({ answer: events.reduce(advanceAnswer, answer) });
    },
  });

  const takeSnapshot = () => {
    sink.flush();
    const { answer, mode } = get();
    if (!answer) return;
    snapshots.write({
      projectId: store.projectId,
      savedAt: Date.now(),
      requestPayload: { content: pending.content, mode },
      streamedContent: answer.content,
      userMessage: pending.content,
      lastEventId: stream.lastEventId,
      answer,
    });
  };
  const heartbeat = createHeartbeat(takeSnapshot);

  const stream = createStreamWatch({
    ...options,
    onReplay: () => set({ answer: beginAnswer(get().answer?.mode ?? get().mode) }),
    onEvent(event) {
      heartbeat.beat();
      if (event.type === "generation" && !pending.identify(event.generation)) {
        return options.onMissing();
      }
      sink.receive(event);
    },
  });

  return {
    takeSnapshot,

    /** The watch that is on, to be compared later; null for none. */
    get current() {
      return stream.current;
    },

    /** Sets the scene for an answer, which goes on after the event `lastEventId`. */
    begin(answer: AnswerView, lastEventId: string | null): void {
      stream.startFrom(lastEventId);
      sink.clear();
      files.typingEnded();
      set({ phase: "running", answer, isLost: false, lastAnswer: null });
      heartbeat.start();
      takeSnapshot();
    },

    /** Follows it to its end; `open` is left out to pick up one that runs. */
    follow: (open?: OpenStream) => stream.watch(open),

    /** Follows it over a fresh connection, from where it was read to. */
    async reconnect(): Promise<void> {
      if (get().phase !== "running" || !stream.isConnected) return;
      sink.flush();
      if (stream.lastEventId === null) set({ answer: beginAnswer(get().mode) });
      await stream.watch();
    },

    /** Shows what has come and puts everything away: the answer has ended, or is given up. */
    close(): void {
      sink.flush();
      heartbeat.stop();
      files.typingEnded();
      snapshots.clear();
    },

    /** Cuts the connection; the end is told as for any other stream. */
    cut: () => stream.cut(),
    /** Stops listening without a word. */
    drop: () => stream.leave(),

    /** Lets go of a running answer: the server goes on, and the snapshot says where to pick it up. */
    leave(): void {
      if (stream.current) takeSnapshot();
      heartbeat.stop();
      stream.leave();
      set({ phase: "idle", answer: null });
    },
  };
}
