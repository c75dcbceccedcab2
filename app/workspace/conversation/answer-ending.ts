import type { ConversationMessage } from "~/conversation/message-schema";
import { leftProblems } from "./next-action";

type Said = Pick<
  ConversationMessage,
  "role" | "mode" | "status" | "changes" | "outcome" | "takenBack"
>;

/**
 * How the last answer ended, in a few words; null where it did not finish, which its message tells.
 * No answer ends as done when it is not.
 */
export function endingOf(messages: readonly Said[]): string | null {
  const answer = messages.at(-1);
  if (answer?.role !== "assistant" || answer.status !== "finished") return null;
  // Its message says so.
  if (answer.takenBack) return null;
  if (answer.mode === "discuss") return "Answered";
  const left = leftProblems(messages);
  if (left) return left.text;
  const { changes, outcome } = answer;
  const isRefused = changes.some(({ error }) => error !== undefined);
  if (changes.every(({ action }) => action === "error")) {
    return isRefused ? "Nothing was saved" : "Nothing was changed";
  }
  if (isRefused) return "Not all of it was saved";
  return outcome?.state === "unchecked" ? "Saved, but not fully checked" : "Done";
}
