import { ANSWER_STATUSES, type AnswerStatus } from "./answer";

/** What an answer's status was called before each state had one word. */
const FORMER: Readonly<Record<string, AnswerStatus>> = {
  complete: "finished",
  done: "finished",
  streaming: "running",
};

/**
 * The status of a message that a browser kept, perhaps since an earlier version. One that nobody
 * knows says that the answer did not come to its end.
 */
export function readStatus(value: unknown): AnswerStatus {
  const known = ANSWER_STATUSES.find((status) => status === value);
  if (known) return known;
  return (
    (typeof value === "string" && Object.hasOwn(FORMER, value) && FORMER[value]) || "interrupted"
  );
}
