import type { AnswerMode } from "~/conversation/answer";
import type { ConversationMessage } from "~/conversation/message-schema";

/** What is sent to go on with an answer that broke off. */
const CONTINUE_TEXT = "Continue from where you stopped.";

/** One click that goes on where an answer broke off. */
export interface NextAction {
  label: string;
  text: string;
  mode: AnswerMode;
}

type Said = Pick<ConversationMessage, "role" | "content" | "mode" | "status" | "changes">;

/** How to go on after the last answer: null when it ended well, the same words when it never began. */
export function nextAction(messages: readonly Said[]): NextAction | null {
  const answer = messages.at(-1);
  if (answer?.role !== "assistant") return null;
  if (!["failed", "interrupted", "stopped"].includes(answer.status)) return null;
  const question = messages.at(-2);
  const began = answer.content.trim() !== "" || answer.changes.length > 0;
  return began || question?.role !== "user"
    ? { label: "Continue", text: CONTINUE_TEXT, mode: answer.mode }
    : { label: "Try again", text: question.content, mode: question.mode };
}
