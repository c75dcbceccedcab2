import type { ConversationMessage } from "~/conversation/message-schema";
import { type AnswerView, changesOf, partsOf, problemOf } from "~/generation/events/fold";

/** Ids that only this page knows, until the server has named the message. */
const TEMPORARY = "temp-";

export function isTemporary(id: string): boolean {
  return id.startsWith(TEMPORARY);
}

/** Ids of answers whose stream never said what the server calls them. */
const UNNAMED = "done-";

/**
 * What is stored, and after it what was said here and answered by a stream that named nothing, where the server
 * does not list it: nobody loses what they have just read.
 */
export function withUnnamed(
  stored: readonly ConversationMessage[],
  shown: readonly ConversationMessage[],
): readonly ConversationMessage[] {
  const isLocal = ({ id }: ConversationMessage) => isTemporary(id) || id.startsWith(UNNAMED);
  const local = shown.slice(shown.findLastIndex((message) => !isLocal(message)) + 1);
  const known = new Set(shown.map(({ id }) => id));
  const isNamed = local.at(-1)?.role !== "assistant" || stored.some(({ id }) => !known.has(id));
  return isNamed ? stored : [...stored, ...local];
}

/** What somebody just said, shown before the server has it. */
export function optimisticMessage({
  content,
  mode,
  attachments = [],
}: Pick<ConversationMessage, "content" | "mode" | "attachments">): ConversationMessage {
  return {
    id: `${TEMPORARY}${Date.now()}`,
    role: "user",
    content,
    mode,
    status: "finished",
    createdAt: new Date().toISOString(),
    changes: [],
    attachments,
  };
}

/**
 * An answer whose stream has ended, as its message will be stored; null when there is nothing of it.
 * One whose end was not heard was cut by the person.
 */
export function messageOf(answer: AnswerView): ConversationMessage | null {
  const status = answer.status === "running" ? "stopped" : answer.status;
  const ended = { ...answer, status };
  const changes = changesOf(ended);
  const problem = problemOf(ended);
  if (answer.content === "" && changes.length === 0 && status === "stopped") return null;
  return {
    id: answer.assistantMessageId ?? `${UNNAMED}${Date.now()}`,
    role: "assistant",
    content: answer.content,
    mode: answer.mode,
    status,
    createdAt: new Date().toISOString(),
    changes,
    ...partsOf(ended),
    ...(problem === undefined ? {} : { problem }),
  };
}
