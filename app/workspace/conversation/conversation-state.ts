import type { StoreApi } from "zustand/vanilla";
import type { AnswerMode } from "~/conversation/answer";
import type { ConversationMessage } from "~/conversation/message-schema";
import type { AnswerView } from "~/generation/events/fold";
import type { WaitingMessage } from "~/trial/trial-outbox";
import type { AttachedFile } from "./attached-draft";

/** `refreshing` lasts a moment: the answer has ended, and what it changed is read again. */
export type ConversationPhase = "idle" | "running" | "stopping" | "refreshing";

export interface ConversationState {
  /** The last of them; those before, where there are any, come when they are asked for. */
  messages: readonly ConversationMessage[];
  /** Whether something was said before these. */
  hasEarlier: boolean;
  mode: AnswerMode;
  /** The model that was chosen here; null for the one that the server has chosen. */
  model: string | null;
  phase: ConversationPhase;
  /** The answer that is being watched. */
  answer: AnswerView | null;
  /** What is written but not sent. */
  input: string;
  /** The part of the app that it is about: as it is shown, and as the message says it. */
  about: { label: string; line: string } | null;
  /** What is attached to it, and what is on its way there. */
  attached: readonly AttachedFile[];
  /** What waits for the line, oldest first. */
  waiting: readonly WaitingMessage[];
  /** The connection is gone while the server may still be working. */
  isLost: boolean;
  /** The last answer as it was streamed: its notices, problems and usage are not in the message. */
  lastAnswer: AnswerView | null;
}

export type ConversationStateStore = StoreApi<ConversationState>;

/** Whether an answer is being written. */
export function isRunning({ phase }: Pick<ConversationState, "phase">): boolean {
  return phase === "running" || phase === "stopping";
}
