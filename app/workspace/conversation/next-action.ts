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

type Said = Pick<
  ConversationMessage,
  "role" | "content" | "mode" | "status" | "changes" | "outcome" | "takenBack"
> &
  Partial<Pick<ConversationMessage, "problem">>;

/** What the reason of an answer that did not finish advises, where going on would lead to the same end. */
const SEND_AGAIN = /send your message again/i;

/** What the last answer says of problems that it left; null where there are none. */
export function leftProblems(messages: readonly Pick<Said, "role" | "outcome" | "takenBack">[]) {
  const answer = messages.at(-1);
  return answer?.role === "assistant" && !answer.takenBack && answer.outcome?.state === "problems"
    ? answer.outcome
    : null;
}

/**
 * How to go on after the last answer: null when it ended well or was taken back, its problems when it left some, the same
 * words when it never began, or changed nothing and says that they are to be sent again.
 */
export function nextAction(messages: readonly Said[]): NextAction | null {
  const answer = messages.at(-1);
  if (answer?.role !== "assistant" || answer.takenBack) return null;
  const left = leftProblems(messages);
  if (left) {
    const listed = left.problems.map((problem) => `- ${problem}`).join("\n");
    return { label: "Fix this", text: `Please fix these problems:\n${listed}`, mode: "develop" };
  }
  if (!["failed", "interrupted", "stopped"].includes(answer.status)) return null;
  const question = messages.at(-2);
  const isForNothing = answer.changes.length === 0 && SEND_AGAIN.test(answer.problem ?? "");
  const began = !isForNothing && (answer.content.trim() !== "" || answer.changes.length > 0);
  return began || question?.role !== "user"
    ? { label: "Continue", text: CONTINUE_TEXT, mode: answer.mode }
    : { label: "Try again", text: question.content, mode: question.mode };
}
