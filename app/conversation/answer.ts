/**
 * The words for an answer of the model, used by every layer: stored rows, events on the wire, the
 * API and the browser. Kept apart from the schemas, so that the browser has the words without zod.
 */

/** What an answer may do: change the project's files, or only talk about them. */
export const ANSWER_MODES = ["develop", "discuss"] as const;
export type AnswerMode = (typeof ANSWER_MODES)[number];

/** Where an answer is: being written, or how it ended. */
export const ANSWER_STATUSES = ["running", "finished", "stopped", "failed", "interrupted"] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

/** How an answer ended: by itself, by a person, by what went wrong, by a server that went away. */
export type EndStatus = Exclude<AnswerStatus, "running">;

/** What became of a file in an answer. */
export const FILE_ACTIONS = ["created", "updated", "deleted", "error"] as const;
export type FileAction = (typeof FILE_ACTIONS)[number];

/** What is done for an answer beside writing it. */
export const STEP_KINDS = ["build", "preview", "types", "fix", "read", "plan", "ask"] as const;
export const STEP_STATES = ["running", "ended"] as const;

/** What is known of what an answer made: a page showed it, it builds and no page was open, it has problems, nobody looked. */
export const OUTCOME_STATES = ["good", "built", "problems", "unchecked"] as const;

/** Whether an answer has a reason to tell why it did not finish; whoever stopped one knows it. */
export function isBroken(status: AnswerStatus): boolean {
  return status === "failed" || status === "interrupted";
}

/** How many notices of an answer are stored with its message: more of them nobody reads. */
export const STORED_NOTICES = 20;

/** How much of a model's thoughts is stored with its message, in characters: some two pages. */
export const STORED_REASONING = 6_000;
