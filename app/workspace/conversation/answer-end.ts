import type { ConversationMessage } from "~/conversation/message-schema";
import { wroteFiles } from "~/generation/events/fold";
import { ApiError, isConnectionError } from "~/platform/api-client";
import type { Failure } from "~/workspace/look";
import type { Notify } from "~/workspace/notify";
import { failureNotice, isConnectionLost, isGone } from "./answer-failure";
import type { AnswerWatch } from "./answer-watch";
import { messageOf } from "./conversation-messages";
import type { ConversationStateStore } from "./conversation-state";
import type { PendingAnswer } from "./pending-answer";
import type { RefreshAfterAnswer } from "./refresh-after-answer";
import { missingAnswer, withReturnNotice } from "./resume-notices";
import type { StreamEnd } from "./stream-watch";

export interface AnswerEndOptions {
  state: ConversationStateStore;
  pending: PendingAnswer;
  watch: AnswerWatch;
  refresh: RefreshAfterAnswer;
  notify: Notify;
  sendFailed: Failure;
  setMessages(messages: readonly ConversationMessage[]): void;
  /** @param seen the answer that was followed to its end here */
  followOther(seen: string | null): Promise<void>;
  /** Keeps what was sent until there is a line. @returns false where there is no place for it */
  waitForLine(): boolean;
  /** What was attached to a message that never arrived is attached again. */
  giveBackAttached(): void;
  onEnded?: ((wroteFiles: boolean) => void) | undefined;
}

/** Where an answer ends in the browser: it came to an end, it is not there, or its stream failed. */
export function createAnswerEnd(options: AnswerEndOptions) {
  const { state, pending, watch, refresh, notify, setMessages } = options;
  const { getState: get, setState: set } = state;

  /** Words go back to where they were written, before what was written there since. */
  const giveBack = (words: string) => {
    const { input } = get();
    set({ input: input.trim() === "" ? words : `${words}\n\n${input}` });
  };

  /** A message that never arrived leaves the list, and its words are given back. */
  const takeBackUnsent = () => {
    const words = pending.withdraw();
    if (words === null) return;
    giveBack(words);
    options.giveBackAttached();
  };

  /** The pending answer is not there: it never began, or the server let go of it. */
  const miss = () => {
    watch.drop();
    watch.close();
    const { hasArrived } = pending;
    takeBackUnsent();
    pending.settle();
    set({ phase: "idle", answer: null, lastAnswer: missingAnswer(get().mode, hasArrived) });
    void refresh.files();
  };

  return {
    giveBack,
    miss,

    /** There is no more of the stream. */
    finish(how: StreamEnd) {
      const isNothing = how === "nothing";
      if (isNothing && (pending.isPending || pending.isUnsent)) return miss();
      watch.close();
      const { answer: last, messages } = get();
      // One that says its end, and no more of how it ended, is complete.
      const isComplete = how === "ended" && last?.status === "running";
      const answer = last && isComplete ? { ...last, status: "finished" as const } : last;
      if (!answer || isNothing) {
        pending.settle();
        set({ phase: "idle", answer: null });
        void refresh.everything();
        return;
      }
      const message = messageOf(answer);
      if (message) setMessages([...messages.filter(({ id }) => id !== message.id), message]);
      const lastAnswer = pending.isReturn ? withReturnNotice(answer) : answer;
      // Only now: whoever is killed in between comes for it again.
      pending.settle();
      set({ phase: "refreshing", lastAnswer });
      options.onEnded?.(wroteFiles(answer));
      void refresh.after().then(() => options.followOther(answer.assistantMessageId));
    },

    fail(error: unknown, isResumed: boolean) {
      console.warn("The chat stream failed.", error);
      if (isResumed && pending.isPending && isGone(error)) return miss();
      watch.close();
      if (!isResumed && isConnectionError(error) && pending.isUnsent && options.waitForLine()) {
        pending.withdraw();
        pending.release();
        return set({ phase: "idle", answer: null });
      }
      const isLost = isConnectionLost(error, isResumed);
      set({ phase: "idle", answer: null, isLost: isLost && !(error instanceof ApiError) });
      // In a trial the message stays with its pending answer, which "Reconnect" comes for.
      if (!isLost || !pending.isPending) takeBackUnsent();
      pending.release();
      notify(failureNotice(error, isResumed, options.sendFailed));
      void refresh.files();
    },
  };
}
