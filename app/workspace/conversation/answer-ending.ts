import type { AnswerOutcome } from "~/conversation/answer-parts";
import type { ConversationMessage } from "~/conversation/message-schema";
import { leftProblems } from "./next-action";

type Said = Pick<
  ConversationMessage,
  "role" | "content" | "mode" | "status" | "changes" | "outcome" | "takenBack"
>;

/** How an answer tells what it left, as the built-in starter does. */
const LEAVES = /^(?:Not done|Not used|Outside my range): /m;

/**
 * How the last answer ended, in a few words; null where it did not finish, which its message tells.
 * No answer ends as done when it is not.
 *
 * @param isSeen whether the app is open in the preview now, which the check of the answer may have come before
 */
export function endingOf(messages: readonly Said[], isSeen = false): string | null {
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
  if (LEAVES.test(answer.content)) return "Not all of it was done";
  if (outcome?.state === "built" && isSeen) return "Built, and open in the preview";
  return outcome ? ENDINGS[outcome.state] : "Saved, but not checked";
}

/** What is told by its own words is not among these. */
const ENDINGS = {
  good: "Done",
  built: "Built; it was not open while it was checked",
  problems: "Problems are left",
  unchecked: "Saved, but not fully checked",
} satisfies Record<AnswerOutcome["state"], string>;
