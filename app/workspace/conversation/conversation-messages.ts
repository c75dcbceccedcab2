import type { ConversationMessage } from "~/workspace/workspace-store";
import { changesOf, type LiveGeneration } from "./live-generation";
import type { AnswerMode } from "./stream-events";

/** Ids that only this page knows, until the server has named the message. */
const TEMPORARY = "temp-";

export function isTemporary(id: string): boolean {
  return id.startsWith(TEMPORARY);
}

/** What somebody just said, shown before the server has it. */
export function optimisticMessage(content: string, mode: AnswerMode): ConversationMessage {
  return {
    id: `${TEMPORARY}${Date.now()}`,
    role: "user",
    content,
    mode,
    status: "finished",
    createdAt: new Date().toISOString(),
    changes: [],
  };
}

/** The answer of a generation that ended, as its message will be stored; null when it is empty. */
export function answerOf(live: LiveGeneration): ConversationMessage | null {
  const status = live.outcome ?? "stopped";
  const changes = changesOf(live);
  const problem = ["failed", "interrupted"].includes(status) && live.problems.at(-1)?.error;
  if (live.text === "" && changes.length === 0 && status === "stopped") return null;
  return {
    id: live.assistantMessageId ?? `done-${Date.now()}`,
    role: "assistant",
    content: live.text,
    mode: live.mode,
    status,
    createdAt: new Date().toISOString(),
    changes,
    ...(problem ? { problem } : {}),
  };
}
